import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { useKept } from '../../client/useKept.ts';
import { graphql } from '../../gql/gql.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { dutiesPath } from '../../parts/paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { toastFailure } from '../../ui/toast.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { PolicyForm } from './PolicyForm.tsx';
import { PolicySection } from './PolicySection.tsx';
import { RecordForm } from './RecordForm.tsx';
import { RecordSection } from './RecordSection.tsx';

const PAGE = 20;

const policiesQuery = graphql(`
  query Policies($policiesAfter: ID, $recordsAfter: ID) {
    policies(first: 20, after: $policiesAfter) {
      id
      ...PolicySection_policy
    }
    managementRecords(first: 20, after: $recordsAfter) {
      id
      ...RecordSection_record
    }
    organisationDuties {
      id
      jurisdiction
      title
    }
  }
`);

/** The policies of the organisation, and its management reviews and internal audits. */
export function PoliciesPage() {
  usePageTitle('Policies and Reviews');
  const refused = useRefusal('manage');
  const { data, error, refetch, fetchMore } = useQuery(policiesQuery, useKept(policiesQuery));
  const [adding, setAdding] = useState<'policy' | 'record'>();
  const [loading, setLoading] = useState(false);
  // A page that is not full is the last one.
  const [isLast, setLast] = useState({ policies: false, managementRecords: false });

  function again() {
    setAdding(undefined);
    setLast({ policies: false, managementRecords: false });
    void refetch().catch(() => {});
  }

  async function more(list: 'policies' | 'managementRecords') {
    setLoading(true);
    const after = data?.[list].at(-1)?.id ?? null;
    try {
      await fetchMore({
        variables: list === 'policies' ? { policiesAfter: after } : { recordsAfter: after },
        updateQuery(known, { fetchMoreResult: page }) {
          setLast(last => ({ ...last, [list]: page[list].length < PAGE }));
          return { ...known, [list]: [...known[list], ...page[list]] };
        },
      });
    } catch (reason) {
      toastFailure('Error', failureOf(reason).message);
    } finally {
      setLoading(false);
    }
  }

  const showMore = (list: 'policies' | 'managementRecords') =>
    data &&
    data[list].length >= PAGE &&
    !isLast[list] && (
      <Button size="small" className="mt-4" disabled={loading} onClick={() => more(list)}>
        Show More
        <span className="sr-only"> {list === 'policies' ? 'policies' : 'records'}</span>
      </Button>
    );

  return (
    <div className="max-w-280 px-4 py-8 sm:px-6 sm:py-10">
      <ButtonLink to={dutiesPath} look="quiet" size="small" className="mb-6 -ml-3">
        Back to Organisation Duties
      </ButtonLink>
      <h1 className="font-serif text-2xl font-semibold">Policies and Reviews</h1>
      <p className="mt-1 max-w-160 text-sm text-muted">
        Your organisation’s policies, management reviews and internal audits. {refused}
      </p>
      {error && !data && (
        <EmptyState title="The policies could not be loaded" text={failureOf(error).message}>
          <Button onClick={again}>Try Again</Button>
        </EmptyState>
      )}
      {!data && !error && (
        <div className="mt-6">
          <Skeleton rows={3} className="h-28" />
        </div>
      )}
      {data && (
        <>
          <section aria-labelledby="policies" className="mt-8">
            <header className="flex flex-wrap items-start justify-between gap-3">
              <div className="max-w-140">
                <h2 id="policies" className="text-lg font-semibold">
                  Policies
                </h2>
                <p className="mt-1 text-sm text-muted">
                  Another member approves each version. Then every member confirms that they have read it.
                </p>
              </div>
              <Button size="small" refused={refused} onClick={() => setAdding('policy')}>
                Add Policy
              </Button>
            </header>
            {adding === 'policy' && <PolicyForm onSaved={again} onCancel={() => setAdding(undefined)} />}
            {data.policies.length === 0 && adding !== 'policy' && (
              <EmptyState
                title="No policies yet"
                text="Add your policy on the use of AI, and have it approved and read."
              />
            )}
            <div className="mt-4 space-y-4">
              {data.policies.map(policy => (
                <PolicySection
                  key={policy.id}
                  {...{ policy, refused }}
                  duties={data.organisationDuties}
                  onRemoved={again}
                />
              ))}
            </div>
            {showMore('policies')}
          </section>
          <section aria-labelledby="reviews" className="mt-12">
            <header className="flex flex-wrap items-start justify-between gap-3">
              <div className="max-w-140">
                <h2 id="reviews" className="text-lg font-semibold">
                  Management reviews and internal audits
                </h2>
                <p className="mt-1 text-sm text-muted">Records with their date, participants, minutes and decisions.</p>
              </div>
              <Button size="small" refused={refused} onClick={() => setAdding('record')}>
                Add Record
              </Button>
            </header>
            {adding === 'record' && <RecordForm onSaved={again} onCancel={() => setAdding(undefined)} />}
            {data.managementRecords.length === 0 && adding !== 'record' && (
              <EmptyState title="No records yet" text="Record a management review or an internal audit." />
            )}
            <div className="mt-4 space-y-4">
              {data.managementRecords.map(record => (
                <RecordSection key={record.id} record={record} refused={refused} onRemoved={again} />
              ))}
            </div>
            {showMore('managementRecords')}
          </section>
        </>
      )}
    </div>
  );
}
