import type { PaymentMethod } from '../objects/paymentMethod.ts';
import { invalid, StripeError } from '../StripeError.ts';
import { change, type Simulation } from '../simulation.ts';
import { docOf } from './docOf.ts';
import { cardOf } from './testCards.ts';

/** Attaches a card to a customer. */
export function keepMethod(sim: Simulation, method: PaymentMethod, customer: string): PaymentMethod {
  if (method.customer === customer) return method;
  if (method.customer) throw invalid('This PaymentMethod is already attached to another customer.');
  const decline = cardOf(method)?.decline;
  if (decline) {
    const { code, decline_code, message } = decline;
    throw new StripeError(402, 'card_error', message, { code, decline_code, doc_url: docOf(code) });
  }
  return change(sim, method, { customer }, 'payment_method.attached');
}
