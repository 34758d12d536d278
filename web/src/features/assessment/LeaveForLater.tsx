import { Button } from '../../ui/Button.tsx';

type Props = { category: string; count: number; busy: boolean; onLeave: () => void };

/** At the start of a section of duties: skips the section with one click. */
export function LeaveForLater({ category, count, busy, onLeave }: Props) {
  return (
    <div className="mb-8 flex flex-wrap items-center justify-between gap-3 rounded-control border border-line bg-surface px-4 py-3 text-sm">
      <p className="min-w-0 flex-1 basis-64 text-muted">
        {category}: {count} questions about what is in place. You can set them to Not sure and come back.
      </p>
      <Button size="small" disabled={busy} onClick={onLeave}>
        Not Reviewed Yet
      </Button>
    </div>
  );
}
