import { useQuery } from '@apollo/client/react';
import { failureOf } from '../../client/failure.ts';
import { useKept } from '../../client/useKept.ts';
import { graphql } from '../../gql/gql.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { organisationPath, policiesPath } from '../../parts/paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { DutySection } from './DutySection.tsx';

const dutiesQuery = graphql(`
  query OrganisationDuties {
    organisationDuties {
      id
      ...DutySection_duty
    }
  }
`);

/** The organisation duties: answered once, with their date, for all systems. */
export function DutiesPage() {
  usePageTitle('Organisation Duties');
  const refused = useRefusal('manage');
  const { data, error, refetch } = useQuery(dutiesQuery, useKept(dutiesQuery));
  return (
    <div className="max-w-240 px-4 py-8 sm:px-6 sm:py-10">
      <ButtonLink to={organisationPath} look="quiet" size="small" className="mb-6 -ml-3">
        Back to Organisation
      </ButtonLink>
      <h1 className="font-serif text-2xl font-semibold">Organisation Duties</h1>
      <p className="mt-1 max-w-160 text-sm text-muted">
        Answer these duties once for all of your AI systems. New and open assessments use your answer with its date;
        completed reports do not change. {refused}
      </p>
      <ButtonLink to={policiesPath} size="small" className="mt-4">
        Policies and Reviews
      </ButtonLink>
      {!data && !error && (
        <div className="mt-6">
          <Skeleton rows={3} className="h-40" />
        </div>
      )}
      {error && !data && (
        <EmptyState title="The duties could not be loaded" text={failureOf(error).message}>
          <Button onClick={() => void refetch().catch(() => {})}>Try Again</Button>
        </EmptyState>
      )}
      <div className="mt-6 space-y-6">
        {data?.organisationDuties.map(duty => (
          <DutySection key={duty.id} duty={duty} refused={refused} />
        ))}
      </div>
    </div>
  );
}
