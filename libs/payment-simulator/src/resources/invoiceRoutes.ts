import { z } from 'zod';
import { created, flag, int, page, pageOf, readRoute, route, within } from '../http/route.ts';
import { type Customer, loadCustomer, requireCustomer } from '../objects/customer.ts';
import { type Invoice, type InvoicePayment, newInvoice, type PendingLine } from '../objects/invoice.ts';
import type { Subscription } from '../objects/subscription.ts';
import { StripeError } from '../StripeError.ts';
import { load, type Simulation } from '../simulation.ts';
import { payInvoice } from './collection.ts';
import { voidInvoice } from './invoices.ts';
import { methodOf } from './paymentMethods.ts';
import { changedItems, type GivenItem, nextPeriods, periodLines, prorationLines } from './subscriptionItems.ts';
import { givenItems, prorations } from './subscriptionRoutes.ts';

const text = z.string().optional();

export const invoiceRoutes = [
  route(
    'GET /v1/invoices',
    z.strictObject({
      ...page,
      ...created,
      customer: text,
      subscription: text,
      status: z.enum(['draft', 'open', 'paid', 'void', 'uncollectible']).optional(),
    }),
    (sim, params) => {
      const { customer, subscription, status } = params;
      requireCustomer(sim, customer);
      const all = sim.store
        .all<Invoice>('invoice')
        .filter(invoice => within(invoice, params.created))
        .filter(invoice => customer === undefined || invoice.customer === customer)
        .filter(({ parent }) => subscription === undefined || parent.subscription_details.subscription === subscription)
        .filter(invoice => status === undefined || invoice.status === status);
      return pageOf('/v1/invoices', all, params);
    },
  ),
  readRoute<Invoice>('/v1/invoices', 'invoice'),
  route(
    'POST /v1/invoices/:id/pay',
    z.strictObject({ payment_method: text, off_session: flag.optional() }),
    (sim, { payment_method, off_session }, id) => {
      const method = payment_method ? methodOf(sim, payment_method) : undefined;
      const { error, intent } = payInvoice(sim, load<Invoice>(sim, 'invoice', id), method, off_session);
      if (error) throw error;
      if (intent.status === 'requires_action') {
        const message = 'This payment requires additional user action before it can be completed successfully.';
        throw new StripeError(402, 'card_error', message, {
          code: 'invoice_payment_intent_requires_action',
          payment_intent: intent,
        });
      }
      return load<Invoice>(sim, 'invoice', id);
    },
  ),
  route(
    'POST /v1/invoices/create_preview',
    z.strictObject({
      customer: text,
      subscription: z.string(),
      subscription_details: z
        .strictObject({
          items: givenItems.optional(),
          proration_behavior: prorations.optional(),
          proration_date: int.optional(),
        })
        .optional(),
    }),
    (sim, { customer, subscription, subscription_details: wanted }) => {
      if (customer) loadCustomer(sim, customer, 'customer');
      const {
        items,
        proration_behavior: proration = 'create_prorations',
        proration_date: prorationDate,
      } = wanted ?? {};
      const previewed = load<Subscription>(sim, 'subscription', subscription, 'subscription');
      return previewInvoice(sim, previewed, { items, proration, prorationDate });
    },
  ),
  route('POST /v1/invoices/:id/void', z.strictObject({}), (sim, _, id) =>
    voidInvoice(sim, load<Invoice>(sim, 'invoice', id)),
  ),
  route(
    'GET /v1/invoice_payments',
    z.strictObject({
      ...page,
      invoice: text,
      payment: z.strictObject({ type: z.literal('payment_intent'), payment_intent: text }).optional(),
      status: z.enum(['open', 'paid', 'canceled']).optional(),
    }),
    (sim, params) => {
      const { invoice, payment: wanted, status } = params;
      const all = sim.store
        .all<InvoicePayment>('invoice_payment')
        .filter(payment => invoice === undefined || payment.invoice === invoice)
        .filter(({ payment }) => !wanted?.payment_intent || payment.payment_intent === wanted.payment_intent)
        .filter(payment => status === undefined || payment.status === status);
      return pageOf('/v1/invoice_payments', all, params);
    },
  ),
];

interface Wanted {
  items?: GivenItem[];
  proration: 'create_prorations' | 'always_invoice' | 'none';
  prorationDate?: number;
}

/** The invoice that a change would create at once (`always_invoice`), or that the next renewal will create. Writes nothing. */
function previewInvoice(sim: Simulation, subscription: Subscription, wanted: Wanted): Invoice {
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
