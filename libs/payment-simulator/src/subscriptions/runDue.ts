import { collect } from '../invoices/payInvoice.ts';
import { voidInvoice } from '../invoices/voidInvoice.ts';
import type { Invoice } from '../objects/invoice.ts';
import type { Subscription } from '../objects/subscription.ts';
import { load, type Simulation } from '../simulation.ts';
import { cancelSubscription, expireSubscription } from './cancelSubscription.ts';
import { renewSubscription } from './renewSubscription.ts';

/** How long a first invoice may stay unpaid. */
const UNPAID_LIMIT = 23 * 3600;

interface Due {
  at: number;
  run: () => void;
}

/** What happens next by itself: renewals, ends, expiries and new attempts at unpaid invoices. */
export function nextDue(sim: Simulation): Due | undefined {
  const due: Due[] = [
    ...sim.store.all<Subscription>('subscription').flatMap(subscription => dueOf(sim, subscription)),
    ...sim.store.all<Invoice>('invoice').flatMap(invoice => {
      const at = invoice.status === 'open' ? invoice.next_payment_attempt : null;
      return at === null ? [] : { at, run: () => collect(sim, invoice, true) };
    }),
  ];
  return due.sort((one, other) => one.at - other.at)[0];
}

function dueOf(sim: Simulation, subscription: Subscription): Due[] {
  const { status, created, cancel_at, cancel_at_period_end } = subscription;
  if (status === 'incomplete')
    return [{ at: created + UNPAID_LIMIT, run: () => void expireSubscription(sim, subscription) }];
  if (status !== 'active' && status !== 'past_due') return [];
  const end = Math.min(...subscription.items.data.map(item => item.current_period_end));
  const due = [{ at: end, run: () => renewSubscription(sim, subscription) }];
  if (cancel_at !== null && !cancel_at_period_end) {
    due.push({ at: cancel_at, run: () => void cancelSubscription(sim, subscription, {}) });
  }
  const { pending_update: pending } = subscription;
  if (pending)
    due.push({
      at: pending.expires_at,
      run: () => void voidInvoice(sim, load<Invoice>(sim, 'invoice', pending.invoice)),
    });
  return due;
}
