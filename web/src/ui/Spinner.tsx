/** A page that is being fetched; drawn only after a moment. */
export function Spinner({ label = 'Loading' }: { label?: string }) {
  return (
    <div
      role="status"
      className="after-a-moment flex min-h-60 flex-col items-center justify-center gap-3 text-sm text-muted"
    >
      <span className="spin size-7 rounded-full border-2 border-line border-t-accent animate-[turn_800ms_linear_infinite]" />
      {label}
    </div>
  );
}
