import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Stripe } from 'stripe';
import { openSimulatorForTest, type TestSimulator } from '../testing/openSimulatorForTest.ts';
import { beginSubscription, DAY, makePlans } from '../testing/planForTest.ts';

let simulator: TestSimulator;
let plans: Awaited<ReturnType<typeof makePlans>>;
const DECLINED = 'pm_card_visa_chargeDeclined';
const card = fc.constantFrom(
  'pm_card_visa',
  'pm_card_visa',
  DECLINED,
  'pm_card_chargeCustomerFail',
  'pm_card_authenticationRequired',
);
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('subscribe', 'pay', 'buy', 'confirmAgain'), card }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('change'),
      behavior: fc.constantFrom('pending_if_incomplete', 'error_if_incomplete', 'allow_incomplete'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('refund', 'cancel', 'restart', 'void', 'otherCard') }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('advance'), days: fc.integer({ min: 1, max: 40 }) }) },
);
interface Step {
  kind: string;
  card?: string;
  behavior?: string;
  days?: number;
}

/** Allows a call to be refused for its expected reasons; any other error is a fault of the simulator. */
async function refusable<T>(call: Promise<T>): Promise<T | undefined> {
  return call.catch((error: Stripe.errors.StripeError) => {
    if (error.statusCode === 400 || error.statusCode === 402 || error.statusCode === 404) return undefined;
    throw error;
  });
}

/**
 * Runs one step and checks its own results.
 * @param began the subscriptions whose first invoice is paid; this function adds to it
 */
async function take(
  { kind, card: method = 'pm_card_visa', behavior, days = 0 }: Step,
  customer: string,
  began: Set<string>,
) {
  const { stripe } = simulator;
  const [latest] = (await stripe.subscriptions.list({ customer, status: 'all', limit: 1 })).data;
  const item = latest?.items.data[0];
  if (kind === 'subscribe' && !(latest && ['active', 'past_due', 'incomplete'].includes(latest.status))) {
    const { subscription, invoice } = await beginSubscription(stripe, customer, plans.starter.id);
    // Credit from an earlier subscription may cover its first invoice.
    expect(subscription.status).toBe(invoice.amount_due === 0 ? 'active' : 'incomplete');
    if (invoice.amount_due === 0) began.add(subscription.id);
  } else if (kind === 'pay' && latest) {
    const [open] = (await stripe.invoices.list({ subscription: latest.id, status: 'open' })).data;
    const paid = open && (await refusable(stripe.invoices.pay(open.id, { payment_method: method })));
    if (method === DECLINED) expect(paid).toBeUndefined();
    if (paid) began.add(latest.id);
  } else if (kind === 'confirmAgain') {
    const [intent] = (await stripe.paymentIntents.list({ customer, limit: 1 })).data;
    if (intent?.status !== 'succeeded') return;
    const again = await refusable(stripe.paymentIntents.confirm(intent.id, { payment_method: method }));
    expect(again).toBeUndefined();
  } else if (kind === 'change' && latest && item) {
    const price = item.price.id === plans.starter.id ? plans.professional.id : plans.starter.id;
    const changed = await refusable(
      stripe.subscriptions.update(latest.id, {
        items: [{ id: item.id, price }],
        proration_behavior: 'always_invoice',
        payment_behavior: behavior as Stripe.SubscriptionUpdateParams.PaymentBehavior,
      }),
    );
    if (!changed) expect({ ...(await stripe.subscriptions.retrieve(latest.id)) }).toEqual({ ...latest });
  } else if (kind === 'otherCard' && latest) {
    const kept = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
    await refusable(stripe.subscriptions.update(latest.id, { default_payment_method: kept.id }));
  } else if (kind === 'buy') {
    const params = { amount: 4999, currency: 'eur', customer, confirm: true, payment_method: method };
    await refusable(stripe.paymentIntents.create(params));
  } else if (kind === 'refund') {
    const [charge] = (await stripe.charges.list({ customer, limit: 1 })).data;
    if (charge) await refusable(stripe.refunds.create({ charge: charge.id }));
  } else if (kind === 'cancel' && latest) await refusable(stripe.subscriptions.cancel(latest.id));
  else if (kind === 'void' && latest) await refusable(stripe.invoices.voidInvoice(String(latest.latest_invoice)));
  else if (kind === 'restart') await simulator.restart();
  else if (kind === 'advance') await simulator.control('advance', { seconds: days * DAY });
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

async function checkBooks(customer: string, began: Set<string>): Promise<void> {
  const { stripe } = simulator;
  const page = { customer, limit: 100 };
  const charges = (await stripe.charges.list(page)).data.filter(({ paid }) => paid);
  const intents = (await stripe.paymentIntents.list(page)).data.filter(({ status }) => status === 'succeeded');
  const invoices = (await stripe.invoices.list(page)).data;
  const bills = await Promise.all(intents.map(({ id }) => findInvoicePayment(id)));
  const bought = intents.filter((_, index) => !bills[index]);
  // Every euro charged paid its own invoice or intent, and each of these was charged once.
  const paid = sum(invoices.filter(({ status }) => status === 'paid').map(({ amount_paid }) => amount_paid));
  expect(sum(charges.map(({ amount }) => amount))).toBe(paid + sum(bought.map(({ amount }) => amount)));
  expect(charges.length).toBe(intents.length);
  for (const { amount, amount_refunded } of charges) expect(amount_refunded).toBeLessThanOrEqual(amount);
  // Credit from invoices that was not used up is the customer's balance.
  const { balance } = (await stripe.customers.retrieve(customer)) as Stripe.Customer;
  const valid = invoices.filter(({ status }) => status !== 'void');
  expect(balance).toBe(sum(valid.map(({ total, amount_due }) => total - amount_due)));
  // A subscription was active only if its first invoice was paid, and at most one is running.
  const subscriptions = (await stripe.subscriptions.list({ ...page, status: 'all' })).data;
  const going = subscriptions.filter(({ status }) => status === 'active' || status === 'past_due');
  expect(going.length).toBeLessThanOrEqual(1);
  for (const { id, status } of subscriptions) {
    expect(began.has(id)).toBe(status !== 'incomplete' && status !== 'incomplete_expired');
  }
}

async function findInvoicePayment(payment_intent: string): Promise<Stripe.InvoicePayment | undefined> {
  const payment = { type: 'payment_intent' as const, payment_intent };
  return (await simulator.stripe.invoicePayments.list({ payment })).data[0];
}

test('after any sequence of steps, money and subscriptions agree', async () => {
  const numRuns = process.env.PROOF === 'full' ? 300 : 12;
  const steps = fc.array(step as fc.Arbitrary<Step>, { minLength: 3, maxLength: 14 });
  await fc.assert(
    fc.asyncProperty(steps, async taken => {
      simulator = await openSimulatorForTest();
      try {
        plans = await makePlans(simulator.stripe);
        const { id: customer } = await simulator.stripe.customers.create();
        const began = new Set<string>();
        const first: Step[] = [{ kind: 'subscribe' }, { kind: 'pay' }];
        for (const next of [...first, ...taken]) await take(next, customer, began);
        await checkBooks(customer, began);
      } finally {
        await simulator.close();
      }
    }),
    { numRuns },
  );
}, 7_200_000);
