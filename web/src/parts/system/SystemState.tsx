import { failureOf } from '../../client/failure.ts';
import type { Jurisdiction } from '../../gql/graphql.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { PageState } from '../../ui/PageState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { dashboardPath } from '../paths.ts';

type Props = { jurisdiction: Jurisdiction; error: unknown; title?: string; onRetry: () => Promise<unknown> };

type Place = { id: string; jurisdiction: Jurisdiction };

/**
 * The right address for a page of a system, if it differs: the system is not assessed under the law of this address, or was merged into
 * another record.
 */
export function otherAddress(system: Place, asked: Place, pathOf: (law: Jurisdiction, id: string) => string) {
  const isHere = system.id === asked.id && system.jurisdiction === asked.jurisdiction;
  return isHere ? undefined : pathOf(system.jurisdiction, system.id);
}

/** A page of a system that is being loaded, does not exist or could not be loaded. */
export function SystemState({ jurisdiction, error, title = 'The system could not be loaded', onRetry }: Props) {
  if (!error)
    return (
      <div className="max-w-240 space-y-6 px-4 py-8 sm:px-6 sm:py-10">
        <Skeleton className="h-9" />
        <Skeleton className="h-8 w-60" />
        <Skeleton rows={3} className="h-14" />
      </div>
    );
  const { code, message } = failureOf(error);
  const back = <ButtonLink to={dashboardPath(jurisdiction)}>Back to Dashboard</ButtonLink>;
  if (code === 'NOT_FOUND' || code === 'INVALID')
    return (
      <PageState
        title="AI System Not Found"
        text="This system does not exist, or you do not have access to it. It may have been deleted."
      >
        {back}
      </PageState>
    );
  return (
    <PageState title={title} text={`${message} Your saved data is safe.`}>
      <Button look="primary" onClick={() => onRetry().catch(() => {})}>
        Try Again
      </Button>
      {back}
    </PageState>
  );
}
