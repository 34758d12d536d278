import type { Progress } from './sendSystems.ts';

/** The part of an import that is written. */
export function ImportProgress({ progress: { done, of } }: { progress: Progress }) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3 text-sm tabular-nums text-muted">
      <progress aria-label="Systems written" value={done} max={of} className="h-1.5 w-64 max-w-full accent-accent" />
      {done.toLocaleString('en-GB')} of {of.toLocaleString('en-GB')} written
    </div>
  );
}
