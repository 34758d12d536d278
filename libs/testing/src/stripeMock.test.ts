import { openSimulatorForTest, stripeAt } from '@aicp/payment-simulator/testing/openSimulatorForTest';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Stripe } from 'stripe';
import { type StripeMock, startStripeMock } from './startStripeMock.ts';

let mock: StripeMock | undefined;
beforeAll(async () => {
  mock = await startStripeMock(text => process.stderr.write(`${text}\n`));
}, 300_000);
afterAll(() => mock?.stop());

test('stripe-mock refuses anything outside the description of the interface', async () => {
  if (!mock) return;
  const stripe = stripeAt(mock.url);
  expect((await stripe.customers.create({ name: 'Ada' })).object).toBe('customer');
  await expect(stripe.customers.create({ nonsense: 'x' } as never)).rejects.toThrow(
    'additional properties are not allowed',
  );
});

/** Fields that stripe-mock shows although Stripe does so only at times. */
const OPTIONAL = ['invoice.amount_paid_off_stripe', 'charge.refunds'];

test('the objects of the payment simulator have the fields in Stripe’s description', async () => {
  if (!mock) return;
  const simulator = await openSimulatorForTest();
  try {
    const [described, simulated] = [await everyObject(stripeAt(mock.url)), await everyObject(simulator.stripe)];
    const lacking = described.flatMap((object, index) =>
      Object.keys(object)
        .filter(field => !(field in (simulated[index] ?? {})))
        .map(field => `${object.object}.${field}`),
    );
    expect(lacking.filter(field => !OPTIONAL.includes(field))).toEqual([]);
    expect(simulated).toHaveLength(described.length);
  } finally {
    await simulator.close();
  }
});

/** Creates one object of every kind, with the same calls. */
async function everyObject(stripe: Stripe): Promise<(object & { object: string })[]> {
  const product = await stripe.products.create({ name: 'Starter' });
  const price = await stripe.prices.create({
    product: product.id,
    currency: 'eur',
    unit_amount: 4900,
    recurring: { interval: 'month' },
  });
  const customer = await stripe.customers.create({ email: 'ada@example.com' });
  const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
    default_payment_method: method.id,
  });
  const invoice = await stripe.invoices.retrieve(String(subscription.latest_invoice ?? 'in_1'));
  const intent = await stripe.paymentIntents.create({
    amount: 4900,
    currency: 'eur',
    confirm: true,
    payment_method: 'pm_card_visa',
  });
  const charge = await stripe.charges.retrieve(String(intent.latest_charge ?? 'ch_1'));
  const refund = await stripe.refunds.create({ charge: charge.id });
  const setup = await stripe.setupIntents.create({ customer: customer.id });
  const portal = await stripe.billingPortal.sessions.create({ customer: customer.id });
  const [item] = subscription.items.data;
  const [line] = invoice.lines.data;
  const [event] = (await stripe.events.list()).data;
  const rest = [item, line, event].filter(found => found !== undefined);
  return [product, price, customer, method, subscription, invoice, intent, charge, refund, setup, portal, ...rest];
}
