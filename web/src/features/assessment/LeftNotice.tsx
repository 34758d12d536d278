import { Button } from '../../ui/Button.tsx';

type Props = { category: string; count: number; onAnswerNow: () => void };

/** After a section was skipped: the effect, and a way back. */
export function LeftNotice({ category, count, onAnswerNow }: Props) {
  return (
    <div
      role="status"
      className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-control border border-line bg-accent-soft px-4 py-3 text-sm"
    >
      <p className="min-w-0 flex-1 basis-64">
        {category}: {count} answers are set to Not sure.
      </p>
      <Button size="small" onClick={onAnswerNow}>
        Answer Them Now
      </Button>
    </div>
  );
}
