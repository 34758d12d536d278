import { Button } from '../../ui/Button.tsx';

type Props = {
  /** Where it is from, for example "Same as on 22 November 2026". */
  from: string;
  /** The answer in its words; undefined where the question no longer has it. */
  answer: string | undefined;
  /** What has changed since, as a sentence. */
  change: string | undefined;
  /** Undefined where it cannot be confirmed: then one of the options has to be chosen. */
  onConfirm: (() => void) | undefined;
};

/** An answer from before, as text next to the options: it is not selected, and counts when it is confirmed. */
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
