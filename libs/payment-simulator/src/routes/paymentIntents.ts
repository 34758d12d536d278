import { z } from 'zod';
import { flag, int, metadata } from '../http/params.ts';
import { route } from '../http/route.ts';
import { created, page, pageOf, within } from '../list.ts';
import { newPaymentIntent, type PaymentIntent } from '../objects/paymentIntent.ts';
import { attemptPayment } from '../payments/attemptPayment.ts';
import { methodOf } from '../payments/takeMethod.ts';
import { invalid } from '../StripeError.ts';
import { change, create, load, loadCustomer, mergeMetadata, type Simulation } from '../simulation.ts';

/** Stripe charges nothing below half a euro or its like. */
const MINIMUM = 50;

const fields = {
  description: z.string().optional(),
  metadata,
  receipt_email: z.string().optional(),
  setup_future_usage: z.enum(['off_session', 'on_session']).optional(),
};
const amount = int.min(1);
const confirmation = {
  payment_method: z.string().optional(),
  off_session: flag.optional(),
  return_url: z.string().optional(),
};

function checkAmount(given: number | undefined): void {
  if (given === undefined || given >= MINIMUM) return;
  throw invalid('Amount must convert to at least 50 cents.', { code: 'amount_too_small', param: 'amount' });
}

/** Confirms by a kept card and throws what the bank answers. */
function confirm(sim: Simulation, intent: PaymentIntent, id: string | undefined, offSession = false): PaymentIntent {
  const methodId = id ?? intent.payment_method;
  if (!methodId) {
    throw invalid(
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
      { code: 'payment_intent_unexpected_state', payment_intent: intent },
    );
  }
  const attempt = attemptPayment(sim, intent, methodOf(sim, methodId), { offSession });
  if (attempt.error) throw attempt.error;
  return attempt.intent;
}

export const paymentIntentRoutes = [
  route(
    'POST /v1/payment_intents',
    z.strictObject({
      ...fields,
      ...confirmation,
      amount,
      automatic_payment_methods: z
        .strictObject({ enabled: flag, allow_redirects: z.enum(['always', 'never']).optional() })
        .optional(),
      confirm: flag.optional(),
      currency: z.string().length(3).toLowerCase(),
      customer: z.string().optional(),
    }),
    (sim, { metadata: given, confirm: atOnce, off_session, payment_method, return_url: _, ...plain }) => {
      checkAmount(plain.amount);
      if (plain.customer) loadCustomer(sim, plain.customer, 'customer');
      const made = { ...newPaymentIntent(sim.now(), plain), ...plain, metadata: mergeMetadata({}, given) };
      const automatic = plain.automatic_payment_methods ?? { enabled: true };
      const intent = { ...made, automatic_payment_methods: automatic } as PaymentIntent;
      create(sim, intent, 'payment_intent.created');
      return atOnce ? confirm(sim, intent, payment_method, off_session) : intent;
    },
  ),
  route(
    'GET /v1/payment_intents',
    z.strictObject({ ...page, ...created, customer: z.string().optional() }),
    (sim, params) => {
      const all = sim.store
        .all<PaymentIntent>('payment_intent')
        .filter(intent => within(intent, params.created))
        .filter(({ customer }) => params.customer === undefined || customer === params.customer);
      return pageOf('/v1/payment_intents', all, params);
    },
  ),
  route('GET /v1/payment_intents/:id', z.strictObject({}), (sim, _, id) =>
    load<PaymentIntent>(sim, 'payment_intent', id),
  ),
  route(
    'POST /v1/payment_intents/:id',
    z.strictObject({ ...fields, amount: amount.optional(), customer: z.string().optional() }),
    (sim, { metadata: given, ...plain }, id) => {
      const intent = load<PaymentIntent>(sim, 'payment_intent', id);
      checkAmount(plain.amount);
      const over = intent.status === 'succeeded' || intent.status === 'canceled';
      if (over && plain.amount !== undefined) {
        throw invalid(`This PaymentIntent's amount could not be updated because it has a status of ${intent.status}.`, {
          code: 'payment_intent_unexpected_state',
          payment_intent: intent,
        });
      }
      return change<PaymentIntent>(sim, intent, { ...plain, metadata: mergeMetadata(intent.metadata, given) });
    },
  ),
  route(
    'POST /v1/payment_intents/:id/confirm',
    z.strictObject(confirmation),
    (sim, { payment_method, off_session }, id) =>
      confirm(sim, load<PaymentIntent>(sim, 'payment_intent', id), payment_method, off_session),
  ),
  route(
    'POST /v1/payment_intents/:id/cancel',
    z.strictObject({
      cancellation_reason: z.enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']).optional(),
    }),
    (sim, { cancellation_reason = null }, id) => {
      const intent = load<PaymentIntent>(sim, 'payment_intent', id);
      if (intent.status === 'succeeded' || intent.status === 'canceled') {
        throw invalid(`You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`, {
          code: 'payment_intent_unexpected_state',
          payment_intent: intent,
        });
      }
      const patch = { status: 'canceled' as const, canceled_at: sim.now(), cancellation_reason, next_action: null };
      return change<PaymentIntent>(sim, intent, patch, 'payment_intent.canceled');
    },
  ),
];
