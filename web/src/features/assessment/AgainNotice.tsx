import { Button } from '../../ui/Button.tsx';

type Props = {
  /** The number of questions to answer again. */
  again: number;
  others: number;
  day: string;
  busy: boolean;
  onKeep: () => void;
};

/** For users who came to answer some questions again: keeps all other previous answers at once. */
export function AgainNotice({ again, others, day, busy, onKeep }: Props) {
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-control border border-line bg-accent-soft px-4 py-3 text-sm">
      <p className="min-w-0 flex-1 basis-64">
        You are updating {again === 1 ? '1 answer' : `${again} answers`}. Keep the other{' '}
        {others === 1 ? 'one as it was' : `${others} as they were`} on {day}?
      </p>
      <Button size="small" disabled={busy} onClick={onKeep}>
        {others === 1 ? 'Keep That Answer' : `Keep ${others} Answers`}
      </Button>
    </div>
  );
}
