import type { PlanId } from '@aicp/contracts/rights/plans';

/** The card that renewals are charged to. */
export type Card = { id: string; brand: string; last4: string; expMonth: number; expYear: number };

/** The latest invoice of a subscription. Amounts are in minor units, for example cents. */
export type LatestInvoice = {
  id: string;
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
  /** Whether it is the subscription's first invoice. */
  first: boolean;
  amountDue: number;
  currency: string;
  hostedUrl: string | null;
};

/** A subscription at Stripe, reduced to the fields used here. The status is Stripe's word. */
export type Subscription = {
  id: string;
  /** Its only item, which names the price. */
  itemId: string;
  status: string;
  plan: PlanId;
  createdAt: Date;
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  endedAt: Date | null;
  /** The new plan once the latest invoice is paid. */
  pendingPlan: PlanId | null;
  card: Card | null;
  invoice: LatestInvoice | null;
};

/** Current, and paid or within the time for payment. */
const RUNNING = ['active', 'trialing', 'past_due'];
/** Still exists, but allows nothing until the debt is paid. */
const OWING = ['unpaid', 'paused'];

export function isRunning({ status }: Pick<Subscription, 'status'>): boolean {
  return RUNNING.includes(status) || OWING.includes(status);
}

/** Whether it was ever in force; a subscription whose first payment never arrived was not. */
function everPaid({ status, invoice }: Subscription): boolean {
  if (status === 'incomplete' || status === 'incomplete_expired') return false;
  return isRunning({ status }) || !invoice?.first || invoice.status === 'paid';
}

const newestFirst = (a: Subscription, b: Subscription) => b.createdAt.getTime() - a.createdAt.getTime();

/** The relevant one of all a customer's subscriptions: running, else being set up, else the last. */
export function currentSubscriptionOf(subscriptions: readonly Subscription[]): Subscription | null {
  const sorted = subscriptions.toSorted(newestFirst);
  return (
    sorted.find(isRunning) ?? sorted.find(({ status }) => status === 'incomplete') ?? sorted.find(everPaid) ?? null
  );
}

/** Whether the user may be about to pay, so that Stripe should be asked before reading. */
export function awaitsPayment(subscription: Subscription | null): boolean {
  if (!subscription) return false;
  const { status, pendingPlan } = subscription;
  return pendingPlan !== null || ['incomplete', 'past_due', 'unpaid'].includes(status);
}

/** The allowance of a user's plan, and its wording. */
export type Standing = { plan: PlanId | 'free'; status: string; endsAt: Date | null };

export const FREE: Standing = { plan: 'free', status: 'free', endsAt: null };

export function standingOf(subscription: Subscription | null): Standing {
  if (!subscription || !everPaid(subscription)) return FREE;
  const { status, plan, cancelAtPeriodEnd, currentPeriodEnd, endedAt } = subscription;
  const endsAt = endedAt ?? (cancelAtPeriodEnd ? currentPeriodEnd : null);
  return { plan: RUNNING.includes(status) ? plan : 'free', status, endsAt };
}
