import { useGet } from '../../client/useGet.ts';
import { AccountSection } from '../../parts/account/AccountSection.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { capitalise } from '../../ui/capitalise.ts';
import { formatDay } from '../../ui/formatDate.ts';

type Subscription = { plan: string; currentPeriodEnd: string | null; cancelAtPeriodEnd: boolean };

/**
 * Which plan the account has, in a line; everything about it has its own page. Asked for separately from the rest: a
 * password can be changed while the payment provider is away.
 */
export function SubscriptionSection() {
  const { data, failure } = useGet<Subscription>('/api/subscription');
  const isPaid = data && data.plan !== 'free';
  return (
    <AccountSection
      id="subscription"
      title="Subscription"
      text={
        failure ? `Your plan cannot be shown at the moment. ${failure.message}` : data ? sentenceOf(data) : 'Loading'
      }
      action={
        data && (
          <ButtonLink size="small" to={isPaid ? '/subscription' : '/pricing'}>
            {isPaid ? 'Manage Subscription' : 'See the Plans'}
          </ButtonLink>
        )
      }
    />
  );
}

function sentenceOf({ plan, currentPeriodEnd, cancelAtPeriodEnd }: Subscription): string {
  if (plan === 'free') return 'You are on the Free plan.';
  const name = capitalise(plan);
  if (!currentPeriodEnd) return `You are on the ${name} plan.`;
  return `You are on the ${name} plan, which ${cancelAtPeriodEnd ? 'ends' : 'renews'} on ${formatDay(currentPeriodEnd)}.`;
}
