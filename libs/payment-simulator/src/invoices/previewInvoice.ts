import type { Customer } from '../objects/customer.ts';
import { type Invoice, newInvoice } from '../objects/invoice.ts';
import type { PendingLine } from '../objects/invoiceLine.ts';
import type { Subscription } from '../objects/subscription.ts';
import { load, type Simulation } from '../simulation.ts';
import { changedItems, type GivenItem } from '../subscriptions/changedItems.ts';
import { periodLines, prorationLines } from '../subscriptions/itemLines.ts';
import { nextPeriods } from '../subscriptions/renewSubscription.ts';

interface Wanted {
  items?: GivenItem[];
  proration: 'create_prorations' | 'always_invoice' | 'none';
  prorationDate?: number;
}

/** The invoice that a change would bring at once (`always_invoice`), or that the next renewal will bring. Nothing is written. */
export function previewInvoice(sim: Simulation, subscription: Subscription, wanted: Wanted): Invoice {
  const before = subscription.items.data;
  const after = wanted.items ? changedItems(sim, subscription, wanted.items) : before;
  const at = wanted.prorationDate ?? sim.now();
  const prorations = wanted.proration === 'none' ? [] : prorationLines(sim, before, after, at);
  const waiting = sim.store
    .all<PendingLine>('simulator.pending_line')
    .filter(entry => entry.subscription === subscription.id)
    .map(({ line }) => line);
  const atOnce = wanted.items !== undefined && wanted.proration === 'always_invoice';
  const lines = [...waiting, ...prorations, ...(atOnce ? [] : periodLines(sim, nextPeriods(subscription, after)))];
  const customer = load<Customer>(sim, 'customer', subscription.customer);
  const reason = atOnce ? 'subscription_update' : 'subscription_cycle';
  const given = { customer, subscription, reason, currency: subscription.currency } as const;
  const invoice = newInvoice(sim.now(), given, lines, { start: at, end: at });
  return {
    ...invoice,
    id: invoice.id.replace('in_', 'upcoming_in_'),
    hosted_invoice_url: null,
    invoice_pdf: null,
    number: null,
    status: 'draft',
  };
}
