import { useMutation, useQuery } from '@apollo/client/react';
import { failureOf } from '../../client/failure.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { PlanId } from '../../gql/graphql.ts';
import { refreshPlan } from '../../parts/account/refreshPlan.ts';
import { useGoToPayment } from '../../parts/payment/useGoToPayment.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { formatMoney } from '../../ui/formatMoney.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';
import { ChangeCost } from './ChangeCost.tsx';
import { subscriptionQuery } from './subscriptionQuery.ts';

const Plan = graphql(`
  fragment ChangePlanDialog_plan on PlanOffer {
    id
    name
    price
    interval
  }
`);
const Preview = graphql(`
  query PlanChange($planId: PlanId!) {
    planChange(planId: $planId) {
      plan
      amountDue
      credit
      currency
      nextAmount
    }
  }
`);
const Change = graphql(`
  mutation ChangePlan($planId: PlanId!) {
    changePlan(planId: $planId) {
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

type Props = {
  plans: FragmentType<typeof Plan>[];
  current: string;
  chosen: string;
  onChoose: (planId: string | undefined) => void;
};

/** Changes the plan, after showing to the cent what that costs today and from the next period on. */
export function ChangePlanDialog({ current, chosen, onChoose, ...props }: Props) {
  const goToPayment = useGoToPayment();
  const plans = readFragment(Plan, props.plans);
  const plan = plans.find(({ id }) => id === chosen);
  const close = () => onChoose(undefined);
  const preview = useQuery(Preview, {
    variables: { planId: chosen as PlanId },
    skip: !plan || chosen === current,
    // The price differs on every day of a period.
    fetchPolicy: 'no-cache',
  });
  const [change, { loading }] = useMutation(Change, {
    refetchQueries: [subscriptionQuery],
    onCompleted: ({ changePlan }) => {
      if (goToPayment(changePlan, `Change to ${plan?.name}`)) return;
      void refreshPlan();
      toast({ title: `You are now on the ${plan?.name} plan` });
      close();
    },
    onError: error => toastFailure('Subscription Error', failureOf(error).message),
  });
  // There is nothing to choose: the address has an unknown plan, or the one just chosen.
  if (!plan || chosen === current) return null;

  const others = plans.filter(({ id }) => id !== current);
  const cost = preview.data?.planChange;
  return (
    <Dialog title="Change your plan" open onOpenChange={close}>
      <fieldset className="space-y-2">
        <legend className="sr-only">New plan</legend>
        {others.map(({ id, name, price, interval }) => (
          <label
            key={id}
            className="flex cursor-pointer items-center gap-3 rounded-control border border-edge px-4 py-3 text-sm has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              type="radio"
              name="plan"
              checked={id === chosen}
              // The focus of the dialog starts at the chosen plan, not at the first one.
              tabIndex={id === chosen ? 0 : -1}
              onChange={() => onChoose(id)}
              className="size-4 accent-accent"
            />
            <span className="flex-1 font-medium">{name}</span>
            <span className="figures text-muted">
              {formatMoney(price, 'EUR')} per {interval}
            </span>
          </label>
        ))}
      </fieldset>
      <div className="mt-4 min-h-18 text-sm" aria-live="polite">
        {cost ? (
          <ChangeCost cost={cost} />
        ) : preview.error ? (
          <p className="text-high">{failureOf(preview.error).message}</p>
        ) : (
          <Skeleton rows={2} className="h-6" />
        )}
      </div>
      <p className="mt-3 text-xs text-muted">
        The change takes effect immediately. The unused part of your current plan is credited, and today's amount is
        charged to your card.
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={close}>Keep My Plan</Button>
        <Button
          look="primary"
          disabled={loading || !cost}
          onClick={() => change({ variables: { planId: chosen as PlanId } })}
        >
          {loading ? 'Changing...' : `Change to ${plan.name}`}
        </Button>
      </div>
    </Dialog>
  );
}
