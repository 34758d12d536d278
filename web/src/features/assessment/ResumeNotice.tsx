import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';

type Props = {
  /** The number of saved answers among the questions asked. */
  answered: number;
  of: number;
  /** Whether some of them may be from colleagues. */
  isShared: boolean;
  isWhereOpened: boolean;
  /** Undefined at the first step. */
  onFirst: (() => void) | undefined;
};

/** Tells returning users that they continue where they stopped. */
export function ResumeNotice({ answered, of, isShared, isWhereOpened, onFirst }: Props) {
  const [earlier] = useState(answered);
  if (earlier === 0 || !isWhereOpened) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-control border border-line bg-surface px-4 py-3 text-sm">
      <p className="text-muted">
        {earlier} of {Math.max(earlier, of)} responses are saved {isShared ? 'already' : 'from an earlier visit'}.
      </p>
      {onFirst && (
        <Button size="small" onClick={onFirst}>
          Back to the First Question
        </Button>
      )}
    </div>
  );
}
