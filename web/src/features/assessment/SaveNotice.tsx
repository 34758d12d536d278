type Props = { notice: string | undefined; onTryAgain: (() => void) | undefined };

/** The state of saving a step's answers. A failed save is shown until it succeeds. */
export function SaveNotice({ notice, onTryAgain }: Props) {
  if (!onTryAgain) return <span>{notice}</span>;
  return (
    <span className="text-high">
      Not saved.{' '}
      <button type="button" onClick={onTryAgain} className="rounded-control font-medium underline">
        Try Again
      </button>
    </span>
  );
}
