import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Stripe } from 'stripe';
import { openSimulatorForTest, type TestSimulator } from '../../testing/openSimulatorForTest.ts';
import {
  askAsBrowser,
  beginSubscription,
  confirmInBrowser,
  DAY,
  makePlans,
  secretOf,
} from '../../testing/planForTest.ts';

let simulator: TestSimulator;
let stripe: Stripe;
let plans: Awaited<ReturnType<typeof makePlans>>;
beforeAll(async () => {
  simulator = await openSimulatorForTest();
  stripe = simulator.stripe;
  plans = await makePlans(stripe);
});
afterAll(() => simulator.close());

const newCustomer = () => stripe.customers.create({ email: 'ada@example.com', metadata: { userId: '1' } });

/** A paying subscriber of the starter plan. */
async function subscribed(card = 'pm_card_visa') {
  const customer = await newCustomer();
  const begun = await beginSubscription(stripe, customer.id, plans.starter.id);
  await stripe.paymentIntents.confirm(begun.intent, { payment_method: card });
  return stripe.subscriptions.retrieve(begun.subscription.id);
}

const itemOf = ({ items }: Stripe.Subscription) => items.data[0] as Stripe.SubscriptionItem;
const listInvoices = async ({ id }: Stripe.Subscription) => (await stripe.invoices.list({ subscription: id })).data;
const again = ({ id }: Stripe.Subscription) => stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
const upgrade = (subscription: Stripe.Subscription, behavior: Stripe.SubscriptionUpdateParams.PaymentBehavior) =>
  stripe.subscriptions.update(subscription.id, {
    items: [{ id: itemOf(subscription).id, price: plans.professional.id }],
    proration_behavior: 'always_invoice',
    payment_behavior: behavior,
    expand: ['latest_invoice.confirmation_secret'],
  });

test('a subscription is incomplete until its first invoice is paid in the browser, and keeps the card', async () => {
  const customer = await newCustomer();
  const { subscription, secret, invoice } = await beginSubscription(stripe, customer.id, plans.starter.id);
  expect([subscription.status, invoice.status, invoice.amount_due]).toEqual(['incomplete', 'open', 4999]);
  expect((await confirmInBrowser(simulator, secret, '4000 0000 0000 0002')).status).toBe(402);
  expect((await again(subscription)).status).toBe('incomplete');
  expect((await confirmInBrowser(simulator, secret, '4242 4242 4242 4242')).body.status).toBe('succeeded');
  const paid = await stripe.subscriptions.retrieve(subscription.id, {
    expand: ['latest_invoice.payments', 'default_payment_method'],
  });
  expect(paid.status).toBe('active');
  expect((paid.default_payment_method as Stripe.PaymentMethod).card?.last4).toBe('4242');
  const latest = paid.latest_invoice as Stripe.Invoice;
  expect([latest.status, latest.amount_paid, latest.payments?.data[0]?.status]).toEqual(['paid', 4999, 'paid']);
});

test('an unpaid first invoice expires after 23 hours, and can no longer be paid', async () => {
  const { subscription, intent } = await beginSubscription(stripe, (await newCustomer()).id, plans.starter.id);
  await simulator.control('advance', { seconds: 22 * 3600 });
  expect((await again(subscription)).status).toBe('incomplete');
  await simulator.control('advance', { seconds: 3601 });
  const expired = await again(subscription);
  expect([expired.status, (expired.latest_invoice as Stripe.Invoice).status]).toEqual(['incomplete_expired', 'void']);
  await expect(stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' })).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
});

test('voiding the first invoice ends an incomplete subscription; a paid one cannot be voided', async () => {
  const { subscription, invoice } = await beginSubscription(stripe, (await newCustomer()).id, plans.starter.id);
  await stripe.invoices.voidInvoice(invoice.id);
  expect((await again(subscription)).status).toBe('incomplete_expired');
  const paid = await again(await subscribed());
  await expect(stripe.invoices.voidInvoice((paid.latest_invoice as Stripe.Invoice).id)).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
  });
});

test('every month is paid automatically, on the day of the month on which the subscription started', async () => {
  const subscription = await subscribed();
  const anchor = new Date(subscription.billing_cycle_anchor * 1000);
  await simulator.control('advance', { seconds: 95 * DAY });
  const invoices = await listInvoices(subscription);
  expect(invoices.map(({ status, total }) => [status, total])).toEqual(Array(4).fill(['paid', 4999]));
  const end = new Date(itemOf(await again(subscription)).current_period_end * 1000);
  expect(end.getUTCDate()).toBe(anchor.getUTCDate());
});

test('a failed renewal is past due and retried; a new card rescues the subscription, and without one it ends', async () => {
  const saved = await subscribed('pm_card_chargeCustomerFail');
  const lost = await subscribed('pm_card_chargeCustomerFail');
  await simulator.control('advance', { seconds: 32 * DAY });
  const due = await again(saved);
  expect([due.status, (due.latest_invoice as Stripe.Invoice).status]).toEqual(['past_due', 'open']);
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer: saved.customer as string });
  await stripe.subscriptions.update(saved.id, { default_payment_method: card.id });
  await stripe.invoices.pay((due.latest_invoice as Stripe.Invoice).id);
  expect((await again(saved)).status).toBe('active');
  await simulator.control('advance', { seconds: 16 * DAY });
  const ended = await again(lost);
  expect([ended.status, ended.cancellation_details?.reason]).toEqual(['canceled', 'payment_failed']);
});

test('an upgrade is prorated, previewed to the cent and charged at once, and a downgrade becomes credit', async () => {
  const subscription = await subscribed();
  const { current_period_start: start, current_period_end: end } = itemOf(subscription);
  await simulator.control('advance', { seconds: Math.floor((end - start) / 2) });
  const preview = await stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: {
      items: [{ id: itemOf(subscription).id, price: plans.professional.id }],
      proration_behavior: 'always_invoice',
    },
  });
  expect(Math.abs(preview.amount_due - (14_950 - 4999) / 2)).toBeLessThanOrEqual(2);
  const upgraded = await upgrade(subscription, 'pending_if_incomplete');
  const invoice = upgraded.latest_invoice as Stripe.Invoice;
  expect(Math.abs(invoice.amount_paid - preview.amount_due)).toBeLessThanOrEqual(1);
  expect([upgraded.pending_update, itemOf(upgraded).price.id]).toEqual([null, plans.professional.id]);
  const downgraded = await stripe.subscriptions.update(subscription.id, {
    items: [{ id: itemOf(subscription).id, price: plans.starter.id }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'pending_if_incomplete',
    expand: ['latest_invoice'],
  });
  const credit = downgraded.latest_invoice as Stripe.Invoice;
  expect([credit.status, credit.amount_due]).toEqual(['paid', 0]);
  const { balance } = (await stripe.customers.retrieve(subscription.customer as string)) as Stripe.Customer;
  expect(balance).toBe(credit.total);
  await simulator.control('advance', { seconds: 20 * DAY });
  const [renewal] = await listInvoices(subscription);
  expect(renewal?.amount_paid).toBe(Math.max(0, 4999 + balance));
});

test('an upgrade held back by the bank waits: paying applies it, and voiding or 23 hours discard it', async () => {
  const steps = {
    paying: async (waiting: Stripe.Subscription) => {
      const { secret } = secretOf(waiting);
      expect((await confirmInBrowser(simulator, secret, '4242424242424242')).body.status).toBe('succeeded');
    },
    voiding: async (waiting: Stripe.Subscription) => {
      await stripe.invoices.voidInvoice(secretOf(waiting).invoice.id);
    },
    expiring: async () => {
      await simulator.control('advance', { seconds: 24 * 3600 });
    },
  };
  for (const [name, step] of Object.entries(steps)) {
    const subscription = await subscribed('pm_card_chargeCustomerFail');
    const declining = await stripe.paymentMethods.attach('pm_card_authenticationRequired', {
      customer: subscription.customer as string,
    });
    await stripe.subscriptions.update(subscription.id, { default_payment_method: declining.id });
    const waiting = await upgrade(subscription, 'pending_if_incomplete');
    expect(waiting.status).toBe('active');
    expect(waiting.pending_update?.subscription_items?.[0]?.price.id).toBe(plans.professional.id);
    expect(itemOf(waiting).price.id).toBe(plans.starter.id);
    await step(waiting);
    const after = await again(subscription);
    expect(after.pending_update).toBeNull();
    expect(itemOf(after).price.id).toBe(name === 'paying' ? plans.professional.id : plans.starter.id);
  }
});

test('an upgrade that must be paid at once changes nothing when the card is declined', async () => {
  const subscription = await subscribed();
  const card = await stripe.paymentMethods.attach('pm_card_authenticationRequired', {
    customer: subscription.customer as string,
  });
  await stripe.subscriptions.update(subscription.id, { default_payment_method: card.id });
  const before = await again(subscription);
  await expect(upgrade(subscription, 'error_if_incomplete')).rejects.toMatchObject({ statusCode: 402 });
  expect(await again(subscription)).toMatchObject({ items: before.items, latest_invoice: before.latest_invoice });
});

test('cancelling at the end of the period can be withdrawn; otherwise the subscription ends then', async () => {
  const subscription = await subscribed();
  const leaving = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  expect([leaving.status, leaving.cancel_at]).toEqual(['active', itemOf(subscription).current_period_end]);
  const staying = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
  expect([staying.cancel_at_period_end, staying.cancel_at, staying.canceled_at]).toEqual([false, null, null]);
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  await simulator.control('advance', { seconds: 32 * DAY });
  const ended = await again(subscription);
  expect([ended.status, ended.ended_at]).toEqual(['canceled', itemOf(subscription).current_period_end]);
  expect(await listInvoices(subscription)).toHaveLength(1);
});

test('a deleted customer has no subscription left', async () => {
  const subscription = await subscribed();
  const customer = subscription.customer as string;
  expect(await stripe.customers.del(customer)).toEqual({ id: customer, object: 'customer', deleted: true });
  expect(await stripe.customers.retrieve(customer)).toEqual({ id: customer, object: 'customer', deleted: true });
  expect((await again(subscription)).status).toBe('canceled');
  await expect(stripe.customers.del(customer)).rejects.toMatchObject({ code: 'resource_missing', statusCode: 404 });
});

test('a card that needs 3-D Secure pays the first month with a dialog and the later ones without', async () => {
  const { subscription, secret } = await beginSubscription(stripe, (await newCustomer()).id, plans.starter.id);
  expect((await confirmInBrowser(simulator, secret, '4000002500003155')).body.status).toBe('requires_action');
  const refused = await askAsBrowser(simulator, secret, 'authenticate', { completed: 'false' });
  expect(refused.body.status).toBe('requires_payment_method');
  await confirmInBrowser(simulator, secret, '4000002500003155');
  expect((await askAsBrowser(simulator, secret, 'authenticate', { completed: 'true' })).body.status).toBe('succeeded');
  await simulator.control('advance', { seconds: 32 * DAY });
  expect((await listInvoices(subscription)).map(({ status }) => status)).toEqual(['paid', 'paid']);
});
