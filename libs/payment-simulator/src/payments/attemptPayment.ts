import { askForAction, failInvoice, settleInvoice } from '../invoices/settleInvoice.ts';
import { newCharge } from '../objects/charge.ts';
import { type PaymentIntent, threeDSecure } from '../objects/paymentIntent.ts';
import type { PaymentMethod } from '../objects/paymentMethod.ts';
import { invalid, StripeError } from '../StripeError.ts';
import { change, create, type Simulation } from '../simulation.ts';
import { authenticationOf } from './authentication.ts';
import { declineOf } from './declineOf.ts';
import { docOf } from './docOf.ts';
import { keepMethod } from './keepMethod.ts';
import { openDispute } from './openDispute.ts';
import { cardOf, type Decline } from './testCards.ts';

/** How the attempt went: paid, waiting for the customer's bank (`requires_action`), or failed with `error`. */
export interface Attempt {
  intent: PaymentIntent;
  error?: StripeError;
}

interface Options {
  /** Nobody is there to answer the bank's questions. */
  offSession?: boolean;
  /** The 3-D Secure dialog was just completed (true) or failed (false). */
  authenticated?: boolean;
}

/** Tries to pay an intent by a card, with everything that follows for its invoice and subscription. */
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
