/** A loading page; shown after a short delay, in a place that content above does not move. */
export function Spinner({ label = 'Loading' }: { label?: string }) {
  return (
    <div
      role="status"
      className="awaited after-a-moment fixed inset-x-0 top-20 flex flex-col items-center gap-3 text-sm text-muted"
    >
      <span className="spin size-7 rounded-full border-2 border-line border-t-accent animate-[turn_800ms_linear_infinite]" />
      {label}
    </div>
  );
}
