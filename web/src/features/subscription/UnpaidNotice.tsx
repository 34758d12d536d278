import { useMutation } from '@apollo/client/react';
import { failureOf } from '../../client/failure.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { PlanId } from '../../gql/graphql.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { useGoToPayment } from '../../parts/payment/useGoToPayment.ts';
import { Button } from '../../ui/Button.tsx';
import { formatMoney } from '../../ui/formatMoney.ts';
import { toast, toastFailure } from '../../ui/toast.ts';

const Fragment = graphql(`
  fragment UnpaidNotice_subscription on PlanSubscription {
    id
    plan
    pendingPlan
    unpaid {
      amount
      currency
      hostedInvoiceUrl
    }
  }
`);
const Pay = graphql(`
  mutation PayWhatIsOpen($planId: PlanId!) {
    createSubscription(planId: $planId) {
      subscriptionId
      clientSecret
      subscription {
        id
        plan
        ...PlanSection_subscription
        ...UnpaidNotice_subscription
      }
    }
  }
`);

/** Shows that a payment is due, or that a change waits for its payment, with a link to pay. */
export function UnpaidNotice(props: { subscription: FragmentType<typeof Fragment> }) {
  const { plan, pendingPlan, unpaid } = readFragment(Fragment, props.subscription);
  const refused = useRefusal('own');
  const goToPayment = useGoToPayment();
  const [pay, { loading }] = useMutation(Pay, {
    onCompleted: ({ createSubscription }) => {
      const paying = goToPayment(createSubscription, pendingPlan ? 'Change of plan' : 'Overdue invoice');
      if (!paying) toast({ title: 'There is nothing left to pay' });
    },
    onError: error => toastFailure('Subscription Error', failureOf(error).message),
  });
  if (!unpaid && !pendingPlan) return null;

  const amount = unpaid && formatMoney(unpaid.amount, unpaid.currency);
  return (
    <section
      aria-label="Payment due"
      className="mt-6 flex flex-wrap items-center justify-between gap-4 rounded-card border border-high bg-high-soft p-5"
    >
      <div className="max-w-110">
        <h2 className="text-base font-semibold text-high">
          {pendingPlan ? 'Your change of plan is awaiting payment' : 'Your last payment did not go through'}
        </h2>
        <p className="figures mt-1 text-sm">
          {amount && `${amount} is due. `}
          {pendingPlan
            ? 'You keep your current plan until you pay. If you do not pay within a day, the change is cancelled.'
            : 'Pay now, or update your card and the amount will be charged to the new one.'}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          look="primary"
          disabled={loading}
          refused={refused}
          onClick={() => pay({ variables: { planId: (pendingPlan ?? plan) as PlanId } })}
        >
          {loading ? 'Opening...' : 'Pay Now'}
        </Button>
        {unpaid?.hostedInvoiceUrl && (
          <a
            href={unpaid.hostedInvoiceUrl}
            target="_blank"
            rel="noreferrer"
            className="inline-flex h-10 items-center text-sm font-medium underline underline-offset-4"
          >
            See the invoice<span className="sr-only"> (opens in a new tab)</span>
          </a>
        )}
      </div>
    </section>
  );
}
