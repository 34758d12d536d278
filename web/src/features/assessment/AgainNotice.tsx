import { Button } from '../../ui/Button.tsx';

type Props = {
  /** The questions that one came to answer again. */
  again: number;
  others: number;
  day: string;
  busy: boolean;
  onConfirm: () => void;
};

/** For those who came to answer some questions again: what was answered last time next to them is confirmed at once. */
export function AgainNotice({ again, others, day, busy, onConfirm }: Props) {
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-control border border-line bg-accent-soft px-4 py-3 text-sm">
      <p className="min-w-0 flex-1 basis-64">
        You came to answer {again === 1 ? '1 question' : `${again} questions`} again. If nothing else has changed since{' '}
        {day}, confirm the other {others === 1 ? 'answer' : `${others} answers`}.
      </p>
      <Button size="small" disabled={busy} onClick={onConfirm}>
        Confirm the Others
      </Button>
    </div>
  );
}
