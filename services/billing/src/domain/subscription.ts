import type { PlanId } from '@aicp/contracts/rights/plans';

/** The card that renewals are charged to. */
export type Card = { id: string; brand: string; last4: string; expMonth: number; expYear: number };

/** The latest invoice of a subscription. Amounts are in minor units, for example cents. */
export type LatestInvoice = {
  id: string;
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
  /** Whether it is the invoice with which the subscription began. */
  first: boolean;
  amountDue: number;
  currency: string;
  hostedUrl: string | null;
};

/** A subscription as Stripe has it, reduced to what counts here. Status is Stripe's word. */
export type Subscription = {
  id: string;
  /** Its one item, which names the price. */
  itemId: string;
  status: string;
  plan: PlanId;
  createdAt: Date;
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  endedAt: Date | null;
  /** The plan it changes to once the latest invoice is paid. */
  pendingPlan: PlanId | null;
  card: Card | null;
  invoice: LatestInvoice | null;
};

/** Runs and is paid for, or is given time to be paid for. */
const RUNNING = ['active', 'trialing', 'past_due'];
/** Still exists, but allows nothing until the debt is paid. */
const OWING = ['unpaid', 'paused'];

export function isRunning({ status }: Pick<Subscription, 'status'>): boolean {
  return RUNNING.includes(status) || OWING.includes(status);
}

/** Whether it ever was in force: one whose first payment never came counts as none. */
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

/** Whether the person may be about to pay, so that a reader had better ask Stripe. */
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
