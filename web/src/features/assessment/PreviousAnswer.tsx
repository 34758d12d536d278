import { Button } from '../../ui/Button.tsx';

type Props = {
  /** Its source, for example "Same as on 22 November 2026". */
  from: string;
  /** The text of the answer; undefined if the question no longer offers it. */
  answer: string | undefined;
  /** A sentence on what has changed since then. */
  change: string | undefined;
  /** Undefined if it cannot be confirmed; then an option must be chosen. */
  onConfirm: (() => void) | undefined;
};

/** The previous answer, as text next to the options. It is not selected, and counts once confirmed. */
export function PreviousAnswer({ from, answer, change, onConfirm }: Props) {
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-line bg-surface px-4 py-3 text-sm">
      <div className="min-w-0 flex-1 basis-64">
        <p>
          <span className="text-muted">
            {from}
            {answer && ': '}
          </span>
          {answer && <strong className="font-medium">{answer}</strong>}
        </p>
        {change && <p className="mt-0.5 text-muted">{change}</p>}
      </div>
      {onConfirm && (
        <Button size="small" onClick={onConfirm}>
          Confirm
        </Button>
      )}
    </div>
  );
}
