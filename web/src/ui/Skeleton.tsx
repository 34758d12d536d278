/** Lines where text will stand, in its final geometry; drawn only after a moment. */
export function Skeleton({ rows = 1, className = 'h-5' }: { rows?: number; className?: string }) {
  return (
    <div role="status" className="after-a-moment space-y-3">
      <span className="sr-only">Loading</span>
      {[...Array(rows).keys()].map(row => (
        <div key={row} className={`skeleton ${className}`} />
      ))}
    </div>
  );
}
