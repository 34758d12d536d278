import { failureOf } from '../client/failure.ts';
import { Button } from '../ui/Button.tsx';
import { FormFailure } from '../ui/FormFailure.tsx';

type Props = { error: unknown; onRetry: () => Promise<unknown> };

/** A message for a part of a page or dialog that could not be loaded, with a retry button. */
export function LoadFailure({ error, onRetry }: Props) {
  if (!error) return null;
  return (
    <div className="mb-5 space-y-3">
      <FormFailure message={failureOf(error).message} />
      <Button size="small" onClick={() => void onRetry().catch(() => {})}>
        Try Again
      </Button>
    </div>
  );
}
