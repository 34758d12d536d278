import { formatDay } from '../../ui/formatDate.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { isHeld } from './held.ts';

type Archived = { id: string; name: string; heldUntil?: string | null };

/** The number of systems listed by name. */
const NAMED = 20;

type Props = {
  /** Undefined until they are loaded; nothing can be deleted before that. */
  systems: readonly Archived[] | undefined;
  error: unknown;
  onRetry: () => Promise<unknown>;
};

/** Lists the archived systems that are deleted with an account or an organisation. */
export function ArchivedLosses({ systems, error, onRetry }: Props) {
  if (!systems) return error ? <LoadFailure error={error} onRetry={onRetry} /> : <Skeleton className="mt-3 h-10" />;
  if (systems.length === 0) return null;
  const further = systems.length - NAMED;
  return (
    <section aria-label="Archived systems" className="mt-3">
      <p>Archived AI systems are deleted as well, including held ones:</p>
      <ul className="mt-2 max-h-40 list-disc space-y-1 overflow-y-auto pl-5">
        {systems.slice(0, NAMED).map(({ id, name, heldUntil }) => (
          <li key={id} className="wrap-anywhere">
            {name}
            {isHeld(heldUntil) && `, held until ${formatDay(heldUntil)}`}
          </li>
        ))}
        {further > 0 && <li>and {further} more</li>}
      </ul>
    </section>
  );
}
