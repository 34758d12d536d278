import { z } from 'zod';
import { flag, metadata, readRoute, route } from '../http/route.ts';
import { loadCustomer } from '../objects/customer.ts';
import { newSetupIntent, type SetupIntent, threeDSecure } from '../objects/payment.ts';
import type { PaymentMethod } from '../objects/paymentMethod.ts';
import { invalid, StripeError } from '../StripeError.ts';
import { change, create, load, mergeMetadata, type Simulation } from '../simulation.ts';
import { authenticationOf, keepMethod, methodOf } from './paymentMethods.ts';

/** Stores a card for later payments; `authenticated` is the result of a 3-D Secure dialog. */
export function confirmSetup(
  sim: Simulation,
  intent: SetupIntent,
  method: PaymentMethod,
  authenticated?: boolean,
): SetupIntent {
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw invalid(`You cannot confirm this SetupIntent because it has a status of ${intent.status}.`, {
      code: 'setup_intent_unexpected_state',
      setup_intent: intent,
    });
  }
  if (authenticated === false) {
    const code = 'setup_intent_authentication_failure';
    const message =
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.';
    const patch: Partial<SetupIntent> = {
      last_setup_error: { type: 'invalid_request_error', code, message },
      next_action: null,
      payment_method: null,
      status: 'requires_payment_method',
    };
    return change(sim, intent, patch, 'setup_intent.setup_failed');
  }
  if (authenticationOf(sim, method, authenticated)) {
    const patch: Partial<SetupIntent> = {
      status: 'requires_action',
      next_action: threeDSecure,
      payment_method: method.id,
    };
    return change(sim, intent, patch, 'setup_intent.requires_action');
  }
  try {
    if (intent.customer) keepMethod(sim, method, intent.customer);
  } catch (error) {
    if (error instanceof StripeError && error.kind === 'card_error') {
      const last_setup_error = {
        type: 'card_error' as const,
        code: String(error.details.code),
        message: error.message,
      };
      const failed = change<SetupIntent>(
        sim,
        intent,
        { last_setup_error, payment_method: null },
        'setup_intent.setup_failed',
      );
      throw new StripeError(402, 'card_error', error.message, { ...error.details, setup_intent: failed });
    }
    throw error;
  }
  const patch: Partial<SetupIntent> = {
    last_setup_error: null,
    next_action: null,
    payment_method: method.id,
    status: 'succeeded',
  };
  return change(sim, intent, patch, 'setup_intent.succeeded');
}

export const setupIntentRoutes = [
  route(
    'POST /v1/setup_intents',
    z.strictObject({
      automatic_payment_methods: z.strictObject({ enabled: flag, allow_redirects: z.string().optional() }).optional(),
      customer: z.string().optional(),
      description: z.string().optional(),
      metadata,
      usage: z.enum(['off_session', 'on_session']).optional(),
    }),
    (sim, { metadata: given, ...plain }) => {
      if (plain.customer) loadCustomer(sim, plain.customer, 'customer');
      const automatic = plain.automatic_payment_methods ?? { enabled: true };
      const intent = {
        ...newSetupIntent(sim.now()),
        ...plain,
        metadata: mergeMetadata({}, given),
        automatic_payment_methods: automatic,
      };
      return create(sim, intent as SetupIntent, 'setup_intent.created');
    },
  ),
  readRoute<SetupIntent>('/v1/setup_intents', 'setup_intent'),
  route(
    'POST /v1/setup_intents/:id/confirm',
    z.strictObject({ payment_method: z.string(), return_url: z.string().optional() }),
    (sim, { payment_method }, id) =>
      confirmSetup(sim, load<SetupIntent>(sim, 'setup_intent', id), methodOf(sim, payment_method)),
  ),
];
