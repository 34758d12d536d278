import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';

type Props = {
  /** The answers that are saved, of those that are asked. */
  answered: number;
  of: number;
  /** Whether some of them may be colleagues'. */
  isShared: boolean;
  step: number;
  /** The step to go on at. */
  target: number;
  onContinue: (step: number) => void;
};

/** Leads those who come back to the first question that still needs an answer. */
export function ResumeNotice({ answered, of, isShared, step, target, onContinue }: Props) {
  const [earlier] = useState(answered);
  if (earlier === 0 || step >= target) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-control border border-line bg-surface px-4 py-3 text-sm">
      <p className="text-muted">
        {earlier} of {Math.max(earlier, of)} responses are saved {isShared ? 'already' : 'from an earlier visit'}.
      </p>
      <Button size="small" onClick={() => onContinue(target)}>
        Continue at question {target + 1}
      </Button>
    </div>
  );
}
