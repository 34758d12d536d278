import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Stripe } from 'stripe';
import { openSimulatorForTest, type TestSimulator } from './openSimulatorForTest.ts';
import { beginSubscription, DAY, makePlans } from './planForTest.ts';

let simulator: TestSimulator;
let plans: Awaited<ReturnType<typeof makePlans>>;
beforeAll(async () => {
  simulator = await openSimulatorForTest();
  plans = await makePlans(simulator.stripe);
});
afterAll(() => simulator.close());

const CARDS = [
  'pm_card_visa',
  'pm_card_visa_chargeDeclined',
  'pm_card_chargeCustomerFail',
  'pm_card_authenticationRequired',
];

type Step =
  | { kind: 'subscribe' | 'pay' | 'change' | 'buy'; card: string }
  | { kind: 'refund' | 'cancel' | 'restart' | 'void' }
  | { kind: 'advance'; days: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom('subscribe' as const, 'pay', 'change', 'buy'), card: fc.constantFrom(...CARDS) }),
  fc.record({ kind: fc.constantFrom('refund' as const, 'cancel', 'restart', 'void') }),
  fc.record({ kind: fc.constant('advance' as const), days: fc.integer({ min: 1, max: 40 }) }),
);

/** What a call is refused for may be refused; anything else is a fault of the simulator. */
async function allowed<T>(call: Promise<T>): Promise<T | undefined> {
  return call.catch((error: Stripe.errors.StripeError) => {
    if (error.statusCode === 400 || error.statusCode === 402 || error.statusCode === 404) return undefined;
    throw error;
  });
}

async function run(customer: string, steps: Step[]): Promise<{ confirmed: Set<string> }> {
  const confirmed = new Set<string>();
  for (const now of steps) {
    const { stripe } = simulator;
    const [latest] = (await stripe.subscriptions.list({ customer, status: 'all', limit: 1 })).data;
    const item = latest?.items.data[0];
    if (now.kind === 'subscribe' && !(latest && ['active', 'past_due', 'incomplete'].includes(latest.status))) {
      await beginSubscription(stripe, customer, plans.starter.id);
    } else if (now.kind === 'pay' && latest) {
      const [open] = (await stripe.invoices.list({ subscription: latest.id, status: 'open' })).data;
      const paid = open && (await allowed(stripe.invoices.pay(open.id, { payment_method: now.card })));
      if (paid?.status === 'paid') confirmed.add(latest.id);
    } else if (now.kind === 'change' && latest && item) {
      const price = item.price.id === plans.starter.id ? plans.professional.id : plans.starter.id;
      const params = { items: [{ id: item.id, price }], proration_behavior: 'always_invoice' as const };
      await allowed(stripe.subscriptions.update(latest.id, { ...params, payment_behavior: 'pending_if_incomplete' }));
    } else if (now.kind === 'buy') {
      const params = { amount: 4900, currency: 'eur', customer, confirm: true, payment_method: now.card };
      await allowed(stripe.paymentIntents.create(params));
    } else if (now.kind === 'refund') {
      const [charge] = (await stripe.charges.list({ customer, limit: 1 })).data;
      if (charge) await allowed(stripe.refunds.create({ charge: charge.id }));
    } else if (now.kind === 'cancel' && latest) await allowed(stripe.subscriptions.cancel(latest.id));
    else if (now.kind === 'void' && latest) await allowed(stripe.invoices.voidInvoice(String(latest.latest_invoice)));
    else if (now.kind === 'restart') await simulator.restart();
    else if (now.kind === 'advance') await simulator.control('advance', { seconds: now.days * DAY });
  }
  return { confirmed };
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

test('whatever happens, money and subscriptions agree', async () => {
  const numRuns = Number(process.env.PROOF_RUNS ?? (process.env.PROOF === 'full' ? 500 : 25));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async steps => {
      const { id: customer } = await simulator.stripe.customers.create();
      const { confirmed } = await run(customer, steps);
      const { stripe } = simulator;
      const page = { customer, limit: 100 };
      const charges = (await stripe.charges.list(page)).data.filter(({ paid }) => paid);
      const intents = (await stripe.paymentIntents.list(page)).data.filter(({ status }) => status === 'succeeded');
      const invoices = (await stripe.invoices.list(page)).data;
      const paid = invoices.filter(({ status }) => status === 'paid');
      const bills = (await stripe.invoicePayments.list({ limit: 100, status: 'paid' })).data;
      const ofInvoices = new Set(bills.map(({ payment }) => payment.payment_intent));
      const bought = intents.filter(({ id }) => !ofInvoices.has(id));
      // Every euro charged paid an invoice or an intent of its own, and each of these was charged once.
      expect(sum(charges.map(({ amount }) => amount))).toBe(
        sum(paid.map(({ amount_paid }) => amount_paid)) + sum(bought.map(({ amount }) => amount)),
      );
      expect(charges.length).toBe(intents.length);
      for (const { amount, amount_refunded } of charges) expect(amount_refunded).toBeLessThanOrEqual(amount);
      for (const { total, starting_balance, ending_balance, amount_due } of invoices) {
        expect(starting_balance + total).toBe(amount_due + Number(ending_balance));
      }
      // A subscription was active only if its first invoice was paid, and one at most is going.
      const subscriptions = (await stripe.subscriptions.list({ ...page, status: 'all' })).data;
      const going = subscriptions.filter(({ status }) => status === 'active' || status === 'past_due');
      expect(going.length).toBeLessThanOrEqual(1);
      for (const { id, status } of subscriptions) {
        const began = status !== 'incomplete' && status !== 'incomplete_expired';
        expect(confirmed.has(id)).toBe(began);
      }
    }),
    { numRuns, endOnFailure: true },
  );
}, 600_000);
