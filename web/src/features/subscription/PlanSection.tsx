import { type ReactNode, Suspense, useState } from 'react';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { lazyComponent } from '../../parts/lazyComponent.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { formatDay } from '../../ui/formatDate.ts';
import { formatMoney } from '../../ui/formatMoney.ts';
import type { Tone } from '../../ui/Shape.tsx';
import { Panel } from './Panel.tsx';
import { ResumeButton } from './ResumeButton.tsx';

const CancelDialog = lazyComponent(() => import('./CancelDialog.tsx').then(module => module.CancelDialog));

const Subscription = graphql(`
  fragment PlanSection_subscription on PlanSubscription {
    id
    plan
    status
    currentPeriodEnd
    cancelAtPeriodEnd
    endsAt
    testMode
  }
`);
const Plan = graphql(`
  fragment PlanSection_plan on PlanOffer {
    id
    name
    price
    interval
  }
`);

type Props = {
  subscription: FragmentType<typeof Subscription>;
  plans: FragmentType<typeof Plan>[];
  /** The used amount. */
  usage: ReactNode;
  onChange: () => void;
};

/** The plan, its end date, and the possible changes. */
export function PlanSection({ usage, onChange, ...props }: Props) {
  const subscription = readFragment(Subscription, props.subscription);
  const plan = readFragment(Plan, props.plans).find(({ id }) => id === subscription.plan);
  const [cancelling, setCancelling] = useState(false);
  const refused = useRefusal('own');
  if (!plan) {
    return (
      <Panel title="Plan">
        <h3 className="text-lg font-semibold">Free</h3>
        <p className="mt-1 text-sm text-muted">
          {subscription.endsAt && `Your plan ended on ${formatDay(subscription.endsAt)}. Your data is safe. `}
          Assessments and reports for up to 3 AI systems. Documents are paid for individually.
        </p>
        {usage}
        <ButtonLink to="/pricing" look="primary" className="mt-5">
          See the Plans
        </ButtonLink>
      </Panel>
    );
  }

  const price = `${formatMoney(plan.price, 'EUR')} per ${plan.interval}`;
  const { currentPeriodEnd, cancelAtPeriodEnd, status } = subscription;
  const renews = currentPeriodEnd && (status === 'active' || status === 'trialing');
  return (
    <Panel title="Plan">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-5">
        <div>
          <div className="flex flex-wrap items-center gap-2">
            <h3 className="text-lg font-semibold">{plan.name}</h3>
            <StatusTag status={status} ending={cancelAtPeriodEnd} />
            {subscription.testMode && (
              <span className="rounded-control bg-test-soft px-2 py-0.5 text-xs font-semibold text-test">
                Test mode
              </span>
            )}
          </div>
          <p className="figures mt-1 text-sm text-muted">
            {cancelAtPeriodEnd && currentPeriodEnd
              ? `Ends on ${formatDay(currentPeriodEnd)}. You keep all its features until then and will not be charged again.`
              : renews
                ? `${price}. Renews on ${formatDay(currentPeriodEnd)}.`
                : `${price}.`}
          </p>
          {usage}
        </div>
        <div className="flex flex-wrap gap-3">
          {cancelAtPeriodEnd ? (
            <ResumeButton />
          ) : (
            <>
              {/* Overdue amounts are paid first. */}
              {renews && (
                <Button refused={refused} onClick={onChange}>
                  Change Plan
                </Button>
              )}
              <Button look="quiet" refused={refused} onClick={() => setCancelling(true)}>
                Cancel Subscription
              </Button>
            </>
          )}
        </div>
      </div>
      {cancelling && (
        <Suspense>
          <CancelDialog planName={plan.name} endsAt={currentPeriodEnd} onClose={() => setCancelling(false)} />
        </Suspense>
      )}
    </Panel>
  );
}

const statuses: Record<string, [string, Tone]> = {
  active: ['Active', 'low'],
  trialing: ['Active', 'low'],
  past_due: ['Payment overdue', 'high'],
  unpaid: ['Payment overdue', 'high'],
  paused: ['Paused', 'none'],
  canceled: ['Ended', 'none'],
};

/** The provider's status of a subscription, in our words. */
function StatusTag({ status, ending }: { status: string; ending: boolean }) {
  const [word, tone] = ending ? (['Ends soon', 'medium'] as const) : (statuses[status] ?? ([status, 'none'] as const));
  return <Badge tone={tone} word={word} />;
}
