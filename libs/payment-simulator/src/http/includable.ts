import { pageOf } from '../list.ts';
import type { Invoice } from '../objects/invoice.ts';
import type { InvoicePayment } from '../objects/invoicePayment.ts';
import type { PaymentIntent } from '../objects/paymentIntent.ts';
import type { Refund } from '../objects/refund.ts';
import type { Subscription } from '../objects/subscription.ts';
import type { Simulation } from '../simulation.ts';

type Include = (sim: Simulation, owner: Record<string, unknown>) => unknown;

const paymentsOf = (sim: Simulation, invoice: unknown) =>
  sim.store.all<InvoicePayment>('invoice_payment').filter(payment => payment.invoice === invoice);

/** Fields that an object has only when `expand` names them. */
export const includable: Record<string, Include> = {
  'invoice.confirmation_secret': (sim, { id }) => {
    const invoice = sim.store.get<Invoice>('invoice', String(id));
    const [payment] = paymentsOf(sim, id);
    const intent = sim.store.get<PaymentIntent>('payment_intent', payment?.payment.payment_intent ?? '');
    if (!intent || invoice?.status !== 'open') return null;
    return { client_secret: intent.client_secret, type: 'payment_intent' };
  },
  'invoice.payments': (sim, { id }) => pageOf('/v1/invoice_payments', paymentsOf(sim, id), { limit: 10 }),
  'charge.refunds': (sim, { id }) => {
    const refunds = sim.store.all<Refund>('refund').filter(refund => refund.charge === id);
    return pageOf(`/v1/charges/${id}/refunds`, refunds, { limit: 10 });
  },
  'customer.subscriptions': (sim, { id }) => {
    const own = sim.store.all<Subscription>('subscription').filter(({ customer }) => customer === id);
    const going = own.filter(({ status }) => status !== 'canceled' && status !== 'incomplete_expired');
    return pageOf(`/v1/customers/${id}/subscriptions`, going, { limit: 10 });
  },
  'customer.tax': () => ({ automatic_tax: 'not_collecting', ip_address: null, location: null }),
};
