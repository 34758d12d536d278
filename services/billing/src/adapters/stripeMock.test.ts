import { type StripeMock, startStripeMock } from '@aicp/testing/startStripeMock';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { provider } from './provider.ts';
import { stripeClient } from './stripeClient.ts';

let mock: StripeMock | undefined;
beforeAll(async () => {
  mock = await startStripeMock(text => process.stderr.write(`${text}\n`));
}, 300_000);
afterAll(() => mock?.stop());

const SALE = { amount: 4900, currency: 'EUR', purchaseId: 1, userId: 1, organisationId: 7, what: 'x' } as const;
const OWNER = { userId: 1, organisationId: 7 };

/** All requests that billing makes, with Stripe Tax and without. Responses are invented; refusals are real. */
function requests(base: string, tax: boolean): Record<string, () => Promise<unknown>> {
  const keys = { secretKey: 'sk_test_123', publicKey: 'pk_test_123' };
  const { catalogue, customers, subscriptions, payments } = provider({ ...keys, base, tax });
  const subscription = {
    id: 'sub_1',
    itemId: 'si_1',
    status: 'incomplete',
    plan: 'starter',
    createdAt: new Date(),
    currentPeriodEnd: null,
    cancelAtPeriodEnd: false,
    endedAt: null,
    pendingPlan: null,
    card: null,
    invoice: null,
  } as const;
  return {
    // Stripe-mock stores nothing, so that the created prices are not found afterwards.
    'plans: find and make': () => expect(catalogue.priceIds()).rejects.toThrow('Stripe has no active price'),
    'customer: create': () => customers.create(OWNER, 'key-1'),
    'customer: update': () => customers.update('cus_1', { email: 'ada@example.com', name: 'Ada' }),
    'customer: locate': () => customers.locate('cus_1', '203.0.113.7'),
    'customer: preferred card': () => customers.preferredCard('cus_1'),
    'customer: prefer card': () => customers.preferCard('cus_1', 'pm_1'),
    'customer: begin a card': () => customers.createSetup('cus_1', OWNER),
    'customer: confirmed card': () => customers.readSetup('seti_1'),
    'customer: portal': () => customers.portal('cus_1', 'https://aicp.example/subscription'),
    'customer: remove': () => customers.remove('cus_1'),
    'subscription: list': () => subscriptions.list('cus_1'),
    'subscription: create': () => madeUp(subscriptions.create('cus_1', OWNER, 'price_1', 'key-2')),
    'subscription: change': () => madeUp(subscriptions.change(subscription, 'price_2')),
    'subscription: preview': () => subscriptions.preview('cus_1', subscription, 'price_2'),
    'subscription: cancel': () => subscriptions.setCancelAtPeriodEnd('sub_1', true),
    'subscription: discard': async () => expect(await subscriptions.discard(subscription, 'in_1')).toBe(true),
    'subscription: card': () => subscriptions.setCard('sub_1', 'pm_1'),
    'payment: create': () => payments.createPayment('cus_1', SALE, 'key-3'),
    'payment: read': () => payments.readPayment('pi_1'),
    'payment: those whose money went back': () => payments.listReturned({ refunds: new Date(), disputes: new Date() }),
    'invoice: list': () => payments.listInvoices('cus_1'),
    'invoice: read': () => payments.readInvoice('in_1'),
    'invoice: of a payment': () => payments.findInvoiceOf('pi_1'),
    'invoice: its payment': () => payments.readPaymentOf('in_1'),
    'invoice: pay': () => payments.payInvoice('in_1'),
  };
}

/** The returned subscription is for an unknown plan, which is noticed after the request was accepted. */
const madeUp = (asked: Promise<unknown>) => expect(asked).rejects.toThrow('is not for any of our plans');

test('every request is accepted by Stripe’s own description of its interface', async () => {
  if (!mock) return;
  let checked = 0;
  for (const tax of [false, true])
    for (const [name, request] of Object.entries(requests(mock.url, tax))) {
      await request().catch((error: unknown) => {
        throw new Error(`${name}${tax ? ' with tax' : ''}: ${error instanceof Error ? error.message : error}`);
      });
      checked++;
    }
  await stripeClient('sk_test_123', mock.url).disputes.list({ payment_intent: 'pi_1', limit: 10 });
  expect(checked).toBe(50);
}, 60_000);
