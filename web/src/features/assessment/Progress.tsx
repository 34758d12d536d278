/** How far one has come: a fine line, and the same in words. */
export function Progress({ step, of }: { step: number; of: number }) {
  const percent = Math.round((step / of) * 100);
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
