import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Stripe } from 'stripe';
import { openSimulatorForTest, type TestSimulator } from '../../testing/openSimulatorForTest.ts';
import { askAsBrowser, confirmInBrowser } from '../../testing/planForTest.ts';

let simulator: TestSimulator;
let stripe: Stripe;
beforeAll(async () => {
  simulator = await openSimulatorForTest();
  stripe = simulator.stripe;
});
afterAll(() => simulator.close());

const newIntent = (params: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  stripe.paymentIntents.create({
    amount: 4900,
    currency: 'eur',
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    metadata: { purchaseId: '7' },
    ...params,
  });
const again = ({ id }: { id: string }) => stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });

test.each([
  ['4000 0000 0000 0002', 'card_declined', 'generic_decline', 'Your card was declined.'],
  ['4000 0000 0000 9995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
  ['4000 0000 0000 0069', 'expired_card', undefined, 'Your card has expired.'],
  ['4111 1111 1111 1111', 'card_declined', 'test_mode_live_card', expect.stringContaining('non test card')],
])('the card %s is declined with %s %s, and another card pays', async (number, code, decline_code, message) => {
  const intent = await newIntent();
  const declined = await confirmInBrowser(simulator, String(intent.client_secret), number);
  expect(declined.status).toBe(402);
  expect(declined.body.error).toMatchObject({
    type: 'card_error',
    code,
    message,
    ...(decline_code && { decline_code }),
  });
  expect((await again(intent)).status).toBe('requires_payment_method');
  await confirmInBrowser(simulator, String(intent.client_secret), '4242 4242 4242 4242');
  const paid = await again(intent);
  const charge = paid.latest_charge as Stripe.Charge;
  expect([paid.status, paid.amount_received, paid.metadata]).toEqual(['succeeded', 4900, { purchaseId: '7' }]);
  expect([charge.paid, charge.refunded, charge.disputed, charge.livemode]).toEqual([true, false, false, false]);
});

test('Stripe’s SDK reports a decline as a card error that contains the intent', async () => {
  const intent = await newIntent();
  const declined = stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa_chargeDeclined' });
  await expect(declined).rejects.toMatchObject({
    type: 'StripeCardError',
    code: 'card_declined',
    decline_code: 'generic_decline',
    payment_intent: { id: intent.id, status: 'requires_payment_method' },
  });
});

test('3-D Secure: failing lets the customer try again, completing pays', async () => {
  const intent = await newIntent();
  const secret = String(intent.client_secret);
  expect((await confirmInBrowser(simulator, secret, '4000002500003155')).body.status).toBe('requires_action');
  await askAsBrowser(simulator, secret, 'authenticate', { completed: 'false' });
  expect((await again(intent)).last_payment_error?.code).toBe('payment_intent_authentication_failure');
  await confirmInBrowser(simulator, secret, '4000002500003155');
  await askAsBrowser(simulator, secret, 'authenticate', { completed: 'true' });
  expect((await again(intent)).status).toBe('succeeded');
});

test('a browser sees only the intent whose secret it holds, and nothing of the customer', async () => {
  const customer = await stripe.customers.create();
  const intent = await newIntent({ customer: customer.id });
  const forged = await confirmInBrowser(simulator, `${intent.id}_secret_guessed`, '4242424242424242');
  expect(forged.status).toBe(404);
  const seen = await confirmInBrowser(simulator, String(intent.client_secret), '4242424242424242');
  expect(seen.body).not.toHaveProperty('customer');
  expect(seen.body).not.toHaveProperty('metadata');
});

test('a paid or cancelled intent can be neither confirmed nor cancelled again', async () => {
  const paid = await newIntent({ confirm: true, payment_method: 'pm_card_visa' });
  await expect(stripe.paymentIntents.cancel(paid.id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
  const canceled = await stripe.paymentIntents.cancel((await newIntent()).id);
  await expect(stripe.paymentIntents.confirm(canceled.id, { payment_method: 'pm_card_visa' })).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
  await expect(newIntent({ amount: 49 })).rejects.toMatchObject({ code: 'amount_too_small' });
});

test('partial refunds return at most what was paid', async () => {
  const intent = await newIntent({ confirm: true, payment_method: 'pm_card_visa' });
  await stripe.refunds.create({ payment_intent: intent.id, amount: 1900 });
  await expect(stripe.refunds.create({ payment_intent: intent.id, amount: 3001 })).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
  });
  await stripe.refunds.create({ payment_intent: intent.id });
  const charge = (await again(intent)).latest_charge as Stripe.Charge;
  expect([charge.refunded, charge.amount_refunded]).toEqual([true, 4900]);
  await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
});

test('a dispute starts by its test card or by control, and is won or lost', async () => {
  const byCard = await newIntent({ confirm: true, payment_method: 'pm_card_createDispute' });
  const byControl = await newIntent({ confirm: true, payment_method: 'pm_card_visa' });
  await simulator.control('dispute', { payment_intent: byControl.id });
  for (const intent of [byCard, byControl]) {
    expect(((await again(intent)).latest_charge as Stripe.Charge).disputed).toBe(true);
    const [dispute] = (await stripe.disputes.list({ payment_intent: intent.id })).data;
    expect(dispute?.status).toBe('needs_response');
    await simulator.control('dispute', { dispute: dispute?.id, status: 'won' });
    expect((await stripe.disputes.retrieve(String(dispute?.id))).status).toBe('won');
  }
});

test('a card is stored by a setup intent, listed, made the default and removed', async () => {
  const customer = await stripe.customers.create();
  const setup = await stripe.setupIntents.create({ customer: customer.id, usage: 'off_session' });
  expect((await confirmInBrowser(simulator, String(setup.client_secret), '4000000000000002')).status).toBe(402);
  await confirmInBrowser(simulator, String(setup.client_secret), '5555555555554444');
  const { status, payment_method } = await stripe.setupIntents.retrieve(setup.id);
  expect(status).toBe('succeeded');
  const kept = await stripe.customers.listPaymentMethods(customer.id);
  expect(kept.data.map(({ id }) => id)).toEqual([payment_method]);
  await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: String(payment_method) } });
  await stripe.paymentMethods.detach(String(payment_method));
  const bare = (await stripe.customers.retrieve(customer.id)) as Stripe.Customer;
  expect(bare.invoice_settings.default_payment_method).toBeNull();
});
