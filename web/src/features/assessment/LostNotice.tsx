import { Button } from '../../ui/Button.tsx';

/** A notice while there is no live connection: reloading shows the answers of colleagues. */
export function LostNotice({ onReload }: { onReload: () => void }) {
  return (
    <div
      role="status"
      className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-control border border-line bg-surface px-4 py-3 text-sm"
    >
      <p className="min-w-0 flex-1 basis-64 text-muted">
        The live connection is lost. Your answers are still saved. Reload to see your colleagues’ answers.
      </p>
      <Button size="small" onClick={onReload}>
        Reload Answers
      </Button>
    </div>
  );
}
