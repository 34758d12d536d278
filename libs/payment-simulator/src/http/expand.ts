import type { Invoice, InvoicePayment } from '../objects/invoice.ts';
import type { PaymentIntent, Refund } from '../objects/payment.ts';
import type { Subscription } from '../objects/subscription.ts';
import { invalid } from '../StripeError.ts';
import type { Simulation } from '../simulation.ts';
import { pageOf } from './route.ts';

type Fields = Record<string, unknown>;

/** Replaces ids with their objects (and adds fields sent only on request) along paths such as `data.latest_invoice`. */
export function expand(sim: Simulation, value: object, paths: string[]): object {
  return paths.reduce((whole, path) => expandPath(sim, whole as Fields, path.split('.'), path), value);
}

function expandPath(sim: Simulation, value: Fields, [field = '', ...rest]: string[], path: string): Fields {
  if (value.object === 'list' && field === 'data') {
    const data = (value.data as Fields[]).map(item => expandPath(sim, item, rest, path));
    return { ...value, data };
  }
  const include = includable[`${value.object}.${field}`];
  const present = include ? include(sim, value) : value[field];
  if (present === undefined) throw invalid(`This property cannot be expanded (${path}).`);
  if (present === null) return value;
  const target = typeof present === 'string' ? sim.store.find(present) : present;
  if (!target) throw invalid(`This property cannot be expanded (${path}).`);
  return { ...value, [field]: rest.length > 0 ? expandPath(sim, target as Fields, rest, path) : target };
}

type Include = (sim: Simulation, owner: Record<string, unknown>) => unknown;

const paymentsOf = (sim: Simulation, invoice: unknown) =>
  sim.store.all<InvoicePayment>('invoice_payment').filter(payment => payment.invoice === invoice);

/** Fields that an object has only if `expand` names them. */
const includable: Record<string, Include> = {
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
