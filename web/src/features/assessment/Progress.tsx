type Props = { step: number; of: number /** Of the questions that apply. */; sections: readonly Counted[] };
type Counted = { answered: number; total: number };

/** The current step and the share of answered questions: a thin line, and the same in words. */
export function Progress({ step, of, sections }: Props) {
  const sum = (name: keyof Counted) => sections.reduce((sum, section) => sum + section[name], 0);
  // Rounds down: 100 % appears only once every answer exists.
  const percent = Math.floor((sum('answered') / Math.max(1, sum('total'))) * 100);
  return (
    <div>
      <div className="figures mb-2 flex justify-between text-xs text-muted">
        <span>
          Step {step} of {of}
        </span>
        <span>{percent}% complete</span>
      </div>
      <div
        role="progressbar"
        aria-label={`Step ${step} of ${of}`}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1 overflow-hidden rounded-full bg-line"
      >
        <div className="h-full bg-accent transition-[width]" style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
