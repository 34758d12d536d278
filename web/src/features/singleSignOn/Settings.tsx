import { useQuery } from '@apollo/client/react';
import { failureOf } from '../../client/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { PageState } from '../../ui/PageState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ConnectionSection } from './ConnectionSection.tsx';
import { DomainsSection } from './DomainsSection.tsx';
import { singleSignOnQuery } from './singleSignOnQuery.ts';
import { ValuesSection } from './ValuesSection.tsx';

/** The steps, in the order in which they are taken. */
export function Settings() {
  const { data, error, refetch } = useQuery(singleSignOnQuery, { fetchPolicy: 'cache-and-network' });
  if (error && !data) {
    return (
      <PageState title="Single sign-on could not be loaded" text={`${failureOf(error).message} Nothing was changed.`}>
        <Button look="primary" onClick={() => refetch().catch(() => {})}>
          Try Again
        </Button>
      </PageState>
    );
  }
  if (!data) return <Skeleton rows={3} className="h-48" />;
  return (
    <div className="space-y-8">
      <DomainsSection domains={data.domains} />
      <ValuesSection values={data.singleSignOnValues} />
      <ConnectionSection
        connection={data.signInConnection ?? null}
        isReady={data.domains.some(({ provedAt }) => provedAt)}
      />
    </div>
  );
}
