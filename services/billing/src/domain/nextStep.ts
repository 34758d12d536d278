import { DomainError } from '@aicp/contracts/domainError';
import type { PlanId } from '@aicp/contracts/rights/plans';
import { isRunning, type Subscription } from './subscription.ts';

/** The next operation at Stripe for a requested plan. */
export type Step =
  /** `after` is the newest subscription so far. It is part of the key that turns two clicks into one subscription. */
  | { kind: 'create'; after: string }
  | { kind: 'pay'; subscription: Subscription }
  | { kind: 'change'; subscription: Subscription }
  | { kind: 'resume'; subscription: Subscription }
  /** An unfinished checkout for another plan: its invoice is voided, which fails if it has just been paid. */
  | { kind: 'discard'; subscription: Subscription; invoiceId: string }
  | { kind: 'done'; subscription: Subscription };

/**
 * @param subscriptions all subscriptions that the customer has ever had
 * @throws DomainError CONFLICT if a payment is overdue
 */
export function nextStep(subscriptions: readonly Subscription[], plan: PlanId): Step {
  const newestFirst = subscriptions.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const running = newestFirst.find(isRunning);
  if (running) return stepFrom(running, plan);
  const unfinished = newestFirst.find(({ status }) => status === 'incomplete');
  if (!unfinished?.invoice) return { kind: 'create', after: newestFirst[0]?.id ?? 'none' };
  if (unfinished.plan === plan) return { kind: 'pay', subscription: unfinished };
  return { kind: 'discard', subscription: unfinished, invoiceId: unfinished.invoice.id };
}

function stepFrom(running: Subscription, plan: PlanId): Step {
  const { status, pendingPlan, invoice, cancelAtPeriodEnd } = running;
  if (status === 'past_due' || status === 'unpaid') {
    if (running.plan === plan) return { kind: 'pay', subscription: running };
    throw new DomainError('CONFLICT', 'Your last invoice is unpaid. Please pay it before changing your plan.');
  }
  if (pendingPlan === plan) return { kind: 'pay', subscription: running };
  if (pendingPlan && invoice) return { kind: 'discard', subscription: running, invoiceId: invoice.id };
  if (cancelAtPeriodEnd) return { kind: 'resume', subscription: running };
  return { kind: running.plan === plan ? 'done' : 'change', subscription: running };
}
