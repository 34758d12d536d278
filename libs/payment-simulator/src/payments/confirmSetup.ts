import { threeDSecure } from '../objects/paymentIntent.ts';
import type { PaymentMethod } from '../objects/paymentMethod.ts';
import type { SetupIntent } from '../objects/setupIntent.ts';
import { invalid, StripeError } from '../StripeError.ts';
import { change, type Simulation } from '../simulation.ts';
import { authenticationOf } from './authentication.ts';
import { keepMethod } from './keepMethod.ts';

/** Keeps a card for later payments; `authenticated` says how a 3-D Secure dialog ended. */
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
