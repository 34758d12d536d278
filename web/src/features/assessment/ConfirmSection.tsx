import { Button } from '../../ui/Button.tsx';

type Props = { category: string; count: number; day: string; busy: boolean; onConfirm: () => void };

/** At the start of a section with previous answers: confirms all that are open in it at once. */
export function ConfirmSection({ category, count, day, busy, onConfirm }: Props) {
  return (
    <div className="mb-8 flex flex-wrap items-center justify-between gap-3 rounded-control border border-line bg-accent-soft px-4 py-3 text-sm">
      <p className="min-w-0 flex-1 basis-64">
        {category}: you can confirm {count} answers from {day} together.
      </p>
      <Button size="small" disabled={busy} onClick={onConfirm}>
        Confirm All {count}
      </Button>
    </div>
  );
}
