import { z } from 'zod';
import { flag, int, listRoute, metadata, readRoute, route } from '../http/route.ts';
import { loadCustomer } from '../objects/customer.ts';
import { newCharge, newPaymentIntent, type PaymentIntent, threeDSecure } from '../objects/payment.ts';
import { cardOf, type Decline, type PaymentMethod } from '../objects/paymentMethod.ts';
import { invalid, StripeError } from '../StripeError.ts';
import { change, create, load, mergeMetadata, type Simulation } from '../simulation.ts';
import { openDispute } from './charges.ts';
import { askForAction, failInvoice, settleInvoice } from './invoices.ts';
import { authenticationOf, declineOf, docOf, keepMethod, methodOf } from './paymentMethods.ts';

/** The result of the attempt: paid, waiting for the customer's bank (`requires_action`), or failed with `error`. */
export interface Attempt {
  intent: PaymentIntent;
  error?: StripeError;
}

interface Options {
  /** Whether the customer is absent and cannot answer the bank. */
  offSession?: boolean;
  /** Whether the 3-D Secure dialog was just completed (true) or failed (false). */
  authenticated?: boolean;
}

/** Tries to pay an intent with a card, with all effects on its invoice and subscription. */
export function attemptPayment(
  sim: Simulation,
  intent: PaymentIntent,
  method: PaymentMethod,
  options: Options = {},
): Attempt {
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw invalid(`You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`, {
      code: 'payment_intent_unexpected_state',
      payment_intent: intent,
    });
  }
  const asked = authenticationOf(sim, method, options.authenticated);
  if (asked && !options.offSession) return { intent: askForAuthentication(sim, intent, method) };
  const decline = declineOf(sim, method, { ...options, asked });
  return decline ? fail(sim, intent, method, decline) : { intent: succeed(sim, intent, method) };
}

function askForAuthentication(sim: Simulation, intent: PaymentIntent, method: PaymentMethod): PaymentIntent {
  const asked = change<PaymentIntent>(
    sim,
    intent,
    { status: 'requires_action', next_action: threeDSecure, payment_method: method.id },
    'payment_intent.requires_action',
  );
  askForAction(sim, asked);
  return asked;
}

function succeed(sim: Simulation, intent: PaymentIntent, method: PaymentMethod): PaymentIntent {
  const made = newCharge(sim.now(), intent, method);
  const charge = create(
    sim,
    {
      ...made,
      amount_captured: intent.amount,
      captured: true,
      outcome: {
        network_status: 'approved_by_network',
        reason: null,
        seller_message: 'Payment complete.',
        type: 'authorized',
      },
      paid: true,
      receipt_url: `${sim.pagesUrl}/receipts/${made.id}`,
      status: 'succeeded' as const,
    },
    'charge.succeeded',
  );
  const kept = intent.setup_future_usage && intent.customer ? keepMethod(sim, method, intent.customer) : method;
  const paid = change<PaymentIntent>(
    sim,
    intent,
    {
      amount_received: intent.amount,
      last_payment_error: null,
      latest_charge: charge.id,
      next_action: null,
      payment_method: kept.id,
      status: 'succeeded',
    },
    'payment_intent.succeeded',
  );
  settleInvoice(sim, paid);
  if (cardOf(method)?.disputed) openDispute(sim, charge);
  return paid;
}

function fail(sim: Simulation, intent: PaymentIntent, method: PaymentMethod, decline: Decline): Attempt {
  const { code, decline_code, message } = decline;
  const notCharged = code === 'payment_intent_authentication_failure';
  const charge = notCharged
    ? undefined
    : create(
        sim,
        {
          ...newCharge(sim.now(), intent, method),
          failure_code: code,
          failure_message: message,
          outcome: {
            network_status: 'declined_by_network',
            reason: decline_code ?? code,
            seller_message: 'The bank did not return any further details with this decline.',
            type: 'issuer_declined',
          },
        },
        'charge.failed',
      );
  const kind = notCharged ? 'invalid_request_error' : 'card_error';
  const failed = change<PaymentIntent>(
    sim,
    intent,
    {
      last_payment_error: { type: kind, code, decline_code, message, payment_method: method },
      latest_charge: charge?.id ?? intent.latest_charge,
      next_action: null,
      payment_method: null,
      status: 'requires_payment_method',
    },
    'payment_intent.payment_failed',
  );
  failInvoice(sim, failed);
  if (code === 'authentication_required') askForAction(sim, failed);
  const details = {
    code,
    decline_code,
    charge: charge?.id,
    doc_url: docOf(code),
    payment_intent: failed,
    payment_method: method,
  };
  return { intent: failed, error: new StripeError(402, 'card_error', message, details) };
}

/** Stripe's minimum charge: half a euro or the equivalent. */
const MINIMUM = 50;

const fields = {
  description: z.string().optional(),
  metadata,
  receipt_email: z.string().optional(),
  setup_future_usage: z.enum(['off_session', 'on_session']).optional(),
};
const confirmation = {
  payment_method: z.string().optional(),
  off_session: flag.optional(),
  return_url: z.string().optional(),
};

/** Confirms with a stored card and throws the bank's error. */
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
      amount: int.min(1),
      automatic_payment_methods: z
        .strictObject({ enabled: flag, allow_redirects: z.enum(['always', 'never']).optional() })
        .optional(),
      confirm: flag.optional(),
      currency: z.string().length(3).toLowerCase(),
      customer: z.string().optional(),
    }),
    (sim, { metadata: given, confirm: atOnce, off_session, payment_method, return_url: _, ...plain }) => {
      if (plain.amount < MINIMUM)
        throw invalid('Amount must convert to at least 50 cents.', { code: 'amount_too_small', param: 'amount' });
      if (plain.customer) loadCustomer(sim, plain.customer, 'customer');
      const made = { ...newPaymentIntent(sim.now(), plain), ...plain, metadata: mergeMetadata({}, given) };
      const automatic = plain.automatic_payment_methods ?? { enabled: true };
      const intent = { ...made, automatic_payment_methods: automatic } as PaymentIntent;
      create(sim, intent, 'payment_intent.created');
      return atOnce ? confirm(sim, intent, payment_method, off_session) : intent;
    },
  ),
  listRoute<PaymentIntent>('/v1/payment_intents', 'payment_intent', ['customer']),
  readRoute<PaymentIntent>('/v1/payment_intents', 'payment_intent'),
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
