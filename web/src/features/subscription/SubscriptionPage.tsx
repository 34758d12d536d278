import { useQuery } from '@apollo/client/react';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { failureOf } from '../../client/failure.ts';
import { useKept } from '../../client/useKept.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { lazyComponent } from '../../parts/lazyComponent.ts';
import { useProduct } from '../../parts/useProduct.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { PageState } from '../../ui/PageState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { CardSection } from './CardSection.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';
import { Panel } from './Panel.tsx';
import { PlanSection } from './PlanSection.tsx';
import { subscriptionQuery } from './subscriptionQuery.ts';
import { UnpaidNotice } from './UnpaidNotice.tsx';

const ChangePlanDialog = lazyComponent(() => import('./ChangePlanDialog.tsx').then(module => module.ChangePlanDialog));

/** The user's subscription: the plan, its next change, the card, and every invoice. */
export function SubscriptionPage() {
  usePageTitle('Plan and invoices');
  const [query, setQuery] = useSearchParams();
  const refused = useRefusal('own');
  // Renewals, receipts and the provider's own pages change this without us, so every visit fetches it again.
  const variables = { owns: !refused };
  const { data, error, refetch } = useQuery(subscriptionQuery, {
    variables,
    ...useKept(subscriptionQuery, variables),
    // If only the usage cannot be read, the plan is shown without it.
    errorPolicy: 'all',
  });

  if (!data) {
    return error ? (
      <PageState
        title="Your subscription could not be loaded"
        text={`${failureOf(error).message} Your subscription is not affected.`}
      >
        <Button look="primary" onClick={() => refetch().catch(() => {})}>
          Try Again
        </Button>
        <ButtonLink to="/dashboard">Back to Dashboard</ButtonLink>
      </PageState>
    ) : (
      <div className="max-w-200 space-y-8 px-4 py-10 sm:px-6">
        <Skeleton className="h-9 w-60" />
        <Skeleton rows={3} className="h-40" />
      </div>
    );
  }

  const { subscription, plans, invoices } = data;
  const isPaid = subscription.plan !== 'free';
  const change = query.get('change');
  const chooseChange = (planId: string | undefined) => setQuery(planId ? { change: planId } : {}, { replace: true });
  return (
    <div className="max-w-200 px-4 py-8 sm:px-6 sm:py-10">
      <h1 className="font-serif text-2xl font-semibold">Plan and Invoices</h1>
      <UnpaidNotice subscription={subscription} />
      <PlanSection
        subscription={subscription}
        plans={plans}
        usage={<UsageLine systems={data.systemUsage} documents={data.documentUsage} />}
        onChange={() => chooseChange(plans.find(({ id }) => id !== subscription.plan)?.id)}
      />
      {isPaid && !refused && <CardSection subscription={subscription} />}
      {refused ? (
        <Panel title="Payment method and invoices">
          <p className="text-sm text-muted">
            Only organisation owners can see the card and the invoices, and change the plan.
          </p>
        </Panel>
      ) : (
        <InvoiceTable invoices={invoices ?? []} />
      )}
      {isPaid && change && (
        <Suspense>
          <ChangePlanDialog plans={plans} current={subscription.plan} chosen={change} onChoose={chooseChange} />
        </Suspense>
      )}
    </div>
  );
}

const Fragment = graphql(`
  fragment UsageLine_usage on PlanUsage {
    used
    included
  }
`);

type Usage = FragmentType<typeof Fragment> | null | undefined;

/** The used part of the plan, as counted by the services. Unavailable counts are omitted. */
function UsageLine({ systems, documents }: { systems: Usage; documents: Usage }) {
  const { trial } = useProduct();
  const ofSystems = readFragment(Fragment, systems);
  const ofDocuments = readFragment(Fragment, documents);
  const parts = [
    ofSystems && `${usageText(ofSystems, 'system')}`,
    // Without a monthly allowance each document is paid for, so there is no usage to show.
    ofDocuments && ofDocuments.included !== 0 && `${usageText(ofDocuments, 'document')} this month`,
  ].filter(Boolean);
  const isOverLimit = ofSystems?.included != null && ofSystems.used > ofSystems.included;
  if (parts.length === 0) return null;
  return (
    <p className="figures mt-1 text-sm">
      <span className="text-muted">In use:</span> {parts.join(', ')}
      {isOverLimit &&
        (trial ? '. A trial does not limit systems.' : '. All systems remain usable. New ones need a larger plan.')}
    </p>
  );
}

function usageText({ used, included }: { used: number; included?: number | null }, thing: string): string {
  const words = (included ?? used) === 1 ? thing : `${thing}s`;
  return typeof included === 'number' ? `${used} of ${included} ${words}` : `${used} ${words}`;
}
