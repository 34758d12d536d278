type Props = { notice: string | undefined; onTryAgain: (() => void) | undefined };

/** What became of the answers of a step. What could not be saved says so until it is. */
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
