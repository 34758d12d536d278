import { isolated } from '@aicp/contracts/isolated';
import { useQuery } from '@apollo/client/react';
import { Suspense, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { useSession } from '../../client/session.ts';
import { useKept } from '../../client/useKept.ts';
import { graphql } from '../../gql/gql.ts';
import type { Jurisdiction } from '../../gql/graphql.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { lazyComponent } from '../../parts/lazyComponent.ts';
import { supplierPath } from '../../parts/paths.ts';
import { ArchivedNotice, whyReadOnly } from '../../parts/system/ArchivedNotice.tsx';
import { otherAddress, SystemState } from '../../parts/system/SystemState.tsx';
import { SystemTabs } from '../../parts/system/SystemTabs.tsx';
import { Button } from '../../ui/Button.tsx';
import { ReadOnly } from '../../ui/ReadOnly.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { RequestCard } from './RequestCard.tsx';
import { OwnedSupplierLinks, SupplierLinks } from './SupplierLinks.tsx';

const AskSupplierDialog = lazyComponent(() =>
  import('./AskSupplierDialog.tsx').then(module => module.AskSupplierDialog),
);

const Supplier = graphql(`
  query SupplierPage($id: ID!, $jurisdiction: Jurisdiction!, $shares: Boolean!) {
    system(id: $id, jurisdiction: $jurisdiction) {
      id
      name
      jurisdiction
      archived
      ...ArchivedNotice_system
      owner {
        id
      }
      latestAssessment {
        id
      }
      openAssessment {
        id
      }
      supplierQuestions {
        ...AskSupplierForm_question
      }
      supplierRequests {
        id
        ...RequestCard_request
      }
      proposedFiles {
        id
        requestId
        ...RequestCard_file
      }
    }
    links(systemId: $id, first: 20) @include(if: $shares) {
      id
      ...LinkRows_link
    }
  }
`);

/** The supplier requests of a system, and their answers to accept or decline. */
export function SupplierPage() {
  const { id = '' } = useParams();
  const jurisdiction: Jurisdiction = useLocation().pathname.startsWith('/uk/') ? 'UK' : 'EU';
  const notShared = useRefusal('share');
  const session = useSession();
  const me = session.status === 'user' ? session.user : undefined;
  const variables = { id, jurisdiction, shares: !notShared };
  const { data, error, refetch, client } = useQuery(Supplier, {
    variables,
    ...useKept(Supplier, variables),
    errorPolicy: 'all',
  });
  const [asking, setAsking] = useState(false);
  usePageTitle(data?.system ? `Supplier of ${isolated(data.system.name)}` : 'Supplier');
  if (!data?.system)
    return (
      <SystemState
        jurisdiction={jurisdiction}
        error={error}
        title="The requests could not be loaded"
        onRetry={refetch}
      />
    );
  const { system, links = [] } = data;
  const other = otherAddress(system, { id, jurisdiction }, supplierPath);
  if (other) return <Navigate to={other} replace />;
  // A contributor can send supplier requests for a system that they own.
  const owns = me?.role === 'contributor' && system.owner?.id === me.id;
  const refused = owns ? undefined : notShared;
  const sent = system.supplierRequests;
  const refresh = () => {
    void refetch().catch(() => {});
    if (owns) void client.refetchQueries({ include: ['SupplierLinks'] });
  };
  const assessmentId = system.openAssessment?.id ?? system.latestAssessment?.id ?? null;
  return (
    <ReadOnly value={whyReadOnly(system)}>
      <div className="max-w-240 px-4 py-8 sm:px-6 sm:py-10">
        <SystemTabs id={id} jurisdiction={jurisdiction} reportId={system.latestAssessment?.id} />
        <ArchivedNotice system={system} />
        <div className="flex flex-wrap items-start justify-between gap-4">
          <div className="min-w-0 flex-1 basis-80">
            <h1 className="font-serif text-2xl font-semibold wrap-anywhere">Supplier of {system.name}</h1>
            <p className="mt-2 max-w-170 text-base text-muted">
              Questions only your supplier can answer. Suppliers open them through a link and see only the name of the
              system. You review every answer before it is used.
            </p>
          </div>
          {!system.archived && (
            <Button look="primary" refused={refused} onClick={() => setAsking(true)}>
              Ask the Supplier
            </Button>
          )}
        </div>
        {sent.length === 0 ? (
          <p className="mt-8 rounded-card border border-line bg-surface px-5 py-6 text-sm text-muted">
            No requests yet.
          </p>
        ) : (
          <div className="mt-8 space-y-6">
            {sent.map(request => (
              <RequestCard
                key={request.id}
                systemId={system.id}
                request={request}
                files={(system.proposedFiles ?? []).filter(({ requestId }) => requestId === request.id)}
                assessmentId={assessmentId}
              />
            ))}
          </div>
        )}
        {owns ? <OwnedSupplierLinks systemId={system.id} /> : <SupplierLinks links={links} />}
        <Suspense>
          {asking && (
            <AskSupplierDialog
              systemId={system.id}
              questions={system.supplierQuestions}
              onMade={refresh}
              onClose={() => setAsking(false)}
            />
          )}
        </Suspense>
      </div>
    </ReadOnly>
  );
}
