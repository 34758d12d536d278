import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Failure, failureOf } from '../../client/failure.ts';
import { postJson } from '../../client/postJson.ts';
import { refreshPlan } from '../../parts/account/refreshPlan.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { useGoToPayment } from '../../parts/payment/useGoToPayment.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { formatMoney } from '../../ui/formatMoney.ts';
import { toastFailure } from '../../ui/toast.ts';
import type { CurrentSubscription, Plan } from './Plan.ts';

type Props = { plans: Plan[]; current: CurrentSubscription | undefined; isGuest: boolean };

/** The plans side by side, each with the one action that the user can take. */
export function PlanCards({ plans, current, isGuest }: Props) {
  const navigate = useNavigate();
  const refused = useRefusal('own');
  const goToPayment = useGoToPayment();
  const { pending, subscribe } = useCreateSubscription({
    onCreated: (plan, checkout) => {
      if (goToPayment(checkout, `${plan.name} plan, first month`)) return;
      // Nothing is left to pay: another tab was faster, or credit covers the price.
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

type Created = { subscriptionId: string; clientSecret: string | null };
type Outcome = { onCreated: (plan: Plan, created: Created) => void; onFailure: (failure: Failure) => void };

/** Starts a subscription; only one at a time, however often the buttons are pressed. */
function useCreateSubscription({ onCreated, onFailure }: Outcome) {
  const [pending, setPending] = useState<string>();
  const busy = useRef(false);

  async function subscribe(plan: Plan) {
    if (busy.current) return;
    busy.current = true;
    setPending(plan.id);
    try {
      onCreated(plan, await postJson<Created>('/api/create-subscription', { planId: plan.id }));
    } catch (error) {
      onFailure(failureOf(error));
    } finally {
      busy.current = false;
      setPending(undefined);
    }
  }

  return { pending, subscribe };
}

/** The features that a plan adds to the previous one. */
const added: Record<string, string> = {
  starter: 'Adds email support to the Free plan.',
  professional: 'Adds 7 AI systems, 3 documents a month and priority support.',
  enterprise: 'Adds unlimited systems and documents, the API, your own logo and phone support.',
};

type PlanCardProps = { plan: Plan; isCurrent: boolean; children: ReactNode };

/** One plan: its name, price and features, with its actions as children. */
export function PlanCard({ plan, isCurrent, children }: PlanCardProps) {
  const mark = isCurrent ? 'Current plan' : plan.popular ? 'Popular' : undefined;
  return (
    <li
      className={`relative flex flex-col p-6 lg:p-8 ${mark ? 'before:absolute before:inset-x-0 before:-top-px before:h-1 before:bg-accent' : ''}
        first:before:rounded-t-card md:first:before:rounded-tr-none md:last:before:rounded-tr-card`}
    >
      <div className="flex min-h-7 items-center justify-between gap-3">
        <h2 className="text-base font-semibold">{plan.name}</h2>
        {mark && (
          <span className="rounded-control bg-accent-soft px-2 py-0.5 text-xs font-semibold text-accent">{mark}</span>
        )}
      </div>
      <p className="figures mt-4 flex items-baseline gap-2">
        <span className="font-serif text-4xl font-semibold">{formatMoney(plan.price, 'EUR')}</span>
        <span className="text-sm text-muted">per {plan.interval}</span>
      </p>
      {added[plan.id] && <p className="mt-3 text-sm text-muted">{added[plan.id]}</p>}
      <ul className="mt-6 mb-8 space-y-2.5 text-sm">
        {plan.features.map(feature => (
          <li key={feature} className="flex gap-2.5">
            <svg viewBox="0 0 16 16" aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent">
              <path d="m3 8.5 3.2 3.2L13 4.8" fill="none" stroke="currentColor" strokeWidth="1.75" />
            </svg>
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto">{children}</div>
    </li>
  );
}
