import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';

type Props = {
  /** All questions in order, and those answered before this visit. */
  ids: string[];
  earlier: string[];
  step: number;
  onContinue: (step: number) => void;
};

/** Leads those who come back to the first question that still needs an answer. */
export function ResumeNotice({ ids, earlier, step, onContinue }: Props) {
  // What was answered before is settled when the page opens; answers of this visit do not move the target.
  const [answered] = useState(() => new Set(earlier));
  const firstOpen = ids.findIndex(id => !answered.has(id));
  const target = firstOpen === -1 ? ids.length - 1 : firstOpen;
  if (answered.size === 0 || step >= target) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-control border border-line bg-surface px-4 py-3 text-sm">
      <p className="text-muted">
        {answered.size} of {ids.length} responses are saved from an earlier visit.
      </p>
      <Button size="small" onClick={() => onContinue(target)}>
        Continue at question {target + 1}
      </Button>
    </div>
  );
}
