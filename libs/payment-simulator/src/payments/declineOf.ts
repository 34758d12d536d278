import type { PaymentMethod } from '../objects/paymentMethod.ts';
import type { Simulation } from '../simulation.ts';
import { cardOf, type Decline, genericDecline } from './testCards.ts';

interface Options {
  /** The bank wants to see the customer, and nobody is there. */
  asked: boolean;
  /** How the 3-D Secure dialog ended, when there was one. */
  authenticated?: boolean;
}

/** Why the bank refuses a card, if it does. */
export function declineOf(sim: Simulation, method: PaymentMethod, options: Options): Decline | undefined {
  const card = cardOf(method);
  const { exp_year: year, exp_month: month } = method.card;
  if (options.authenticated === false) {
    return {
      code: 'payment_intent_authentication_failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    };
  }
  if (options.asked) {
    return {
      code: 'authentication_required',
      decline_code: 'authentication_required',
      message: 'Your card was declined. This transaction requires authentication.',
    };
  }
  if (Date.UTC(year, month) / 1000 <= sim.now()) return { code: 'expired_card', message: 'Your card has expired.' };
  return card?.decline ?? (card?.failsLater && method.customer ? genericDecline : undefined);
}
