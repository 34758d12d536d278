import { useNavigate } from 'react-router';
import { refreshPlan } from '../../parts/account/refreshPlan.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { useGoToPayment } from '../../parts/payment/useGoToPayment.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { toastFailure } from '../../ui/toast.ts';
import type { CurrentSubscription, Plan } from './Plan.ts';
import { PlanCard } from './PlanCard.tsx';
import { useCreateSubscription } from './useCreateSubscription.ts';

type Props = { plans: Plan[]; current: CurrentSubscription | undefined; isGuest: boolean };

/** The plans side by side, each with the one thing that this person can do about it. */
export function PlanCards({ plans, current, isGuest }: Props) {
  const navigate = useNavigate();
  const refused = useRefusal('own');
  const goToPayment = useGoToPayment();
  const { pending, subscribe } = useCreateSubscription({
    onCreated: (plan, checkout) => {
      if (goToPayment(checkout, `${plan.name} plan, first month`)) return;
      // There is nothing left to pay: another tab was faster, or credit covers it.
      void refreshPlan();
      void navigate('/subscription');
    },
    onFailure: ({ message }) => toastFailure('Subscription Error', message),
  });

  function action(plan: Plan) {
    if (plan.id === current?.plan) {
      return (
        <ButtonLink to="/subscription" className="w-full">
          Manage Subscription
        </ButtonLink>
      );
    }
    if (current) {
      return (
        <ButtonLink to={`/subscription?change=${plan.id}`} className="w-full">
          Change to {plan.name}
        </ButtonLink>
      );
    }
    if (isGuest) {
      return (
        <Button
          look={plan.popular ? 'primary' : 'secondary'}
          onClick={() => navigate('/auth', { state: { from: '/pricing' } })}
          className="w-full"
        >
          Choose {plan.name}
        </Button>
      );
    }
    return (
      <Button
        look={plan.popular ? 'primary' : 'secondary'}
        disabled={!!pending}
        refused={refused}
        onClick={() => subscribe(plan)}
        className="w-full"
      >
        {pending === plan.id ? 'Setting up...' : `Subscribe to ${plan.name}`}
      </Button>
    );
  }

  return (
    <ul className="mt-8 grid divide-y divide-line rounded-card border border-line bg-surface md:grid-cols-3 md:divide-x md:divide-y-0">
      {plans.map(plan => (
        <PlanCard key={plan.id} plan={plan} isCurrent={plan.id === current?.plan}>
          {action(plan)}
        </PlanCard>
      ))}
    </ul>
  );
}
