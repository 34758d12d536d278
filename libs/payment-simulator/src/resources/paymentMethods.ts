import { z } from 'zod';
import { int, readRoute, route } from '../http/route.ts';
import { type Customer, loadCustomer } from '../objects/customer.ts';
import {
  cardOf,
  type Decline,
  genericDecline,
  newPaymentMethod,
  noBillingDetails,
  notATestCard,
  type PaymentMethod,
  testCards,
} from '../objects/paymentMethod.ts';
import { invalid, StripeError } from '../StripeError.ts';
import { change, create, load, type Simulation } from '../simulation.ts';
import type { Stored } from '../store.ts';

/** The data sent by the card form. */
export const methodData = z.strictObject({
  type: z.literal('card'),
  card: z.strictObject({ number: z.string(), exp_month: int.min(1).max(12), exp_year: int, cvc: z.string() }),
  billing_details: z
    .strictObject({
      name: z.string().optional(),
      email: z.string().optional(),
      phone: z.string().optional(),
      address: z.record(z.string(), z.string()).optional(),
    })
    .optional(),
});

type MethodData = z.infer<typeof methodData>;

/** Creates a card from the form. The simulator accepts only test cards and does not store the number. */
export function methodFrom(sim: Simulation, { card, billing_details }: MethodData): PaymentMethod {
  const number = card.number.replaceAll(/\D/g, '');
  const known = testCards.find(test => test.number === number);
  if (!known) {
    const { code, decline_code, message } = notATestCard;
    throw new StripeError(402, 'card_error', message, { code, decline_code });
  }
  const year = card.exp_year < 100 ? 2000 + card.exp_year : card.exp_year;
  const made = newPaymentMethod(sim.now(), known, { exp_month: card.exp_month, exp_year: year });
  const address = { ...noBillingDetails.address, ...billing_details?.address };
  return create(sim, { ...made, billing_details: { ...noBillingDetails, ...billing_details, address } });
}

/** A card by its id, or by one of Stripe's test names such as `pm_card_visa`. */
export function methodOf(sim: Simulation, idOrToken: string, param = 'payment_method'): PaymentMethod {
  const card = testCards.find(({ token }) => token === idOrToken);
  if (!card) return load<PaymentMethod>(sim, 'payment_method', idOrToken, param);
  return create(
    sim,
    newPaymentMethod(sim.now(), card, { exp_month: 12, exp_year: new Date(sim.now() * 1000).getUTCFullYear() + 4 }),
  );
}

/** A card for later payments, which must belong to a customer. */
export function attachedMethodOf(sim: Simulation, idOrToken: string, param: string): PaymentMethod {
  const method = methodOf(sim, idOrToken, param);
  if (!sim.store.find(detachedNote(method).id)) return method;
  throw invalid(
    `The customer does not have a payment method with the ID ${method.id}. The payment method must be attached to the customer.`,
    { code: 'resource_missing', param },
  );
}

/** A note that a card was detached from its customer and cannot be used again. */
const detachedNote = (method: PaymentMethod) => ({
  id: `detached_${method.id}`,
  object: 'simulator.detached' as const,
});

export function keepMethod(sim: Simulation, method: PaymentMethod, customer: string): PaymentMethod {
  if (method.customer === customer) return method;
  if (sim.store.find(detachedNote(method).id))
    throw invalid(
      'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.',
    );
  if (method.customer) throw invalid('This PaymentMethod is already attached to another customer.');
  const decline = cardOf(method)?.decline;
  if (decline) {
    const { code, decline_code, message } = decline;
    throw new StripeError(402, 'card_error', message, { code, decline_code, doc_url: docOf(code) });
  }
  return change(sim, method, { customer }, 'payment_method.attached');
}

/** A note that the bank has once authenticated the customer for this card. */
interface Note extends Stored {
  object: 'simulator.authenticated';
}

const noteOf = (method: PaymentMethod): Note => ({
  id: `authenticated_${method.id}`,
  object: 'simulator.authenticated',
});

const isAuthenticated = (sim: Simulation, method: PaymentMethod) => sim.store.find(noteOf(method).id) !== undefined;

/** Whether the bank requires authentication before this attempt. A dialog just completed is remembered. */
export function authenticationOf(sim: Simulation, method: PaymentMethod, completed?: boolean): boolean {
  if (completed !== undefined) {
    if (completed) sim.store.put(noteOf(method));
    return false;
  }
  const wanted = cardOf(method)?.authentication;
  return wanted === 'always' || (wanted === 'unless-kept' && !isAuthenticated(sim, method));
}

interface Options {
  /** Whether the bank requires authentication and the customer is absent. */
  asked: boolean;
  /** The result of the 3-D Secure dialog, if there was one. */
  authenticated?: boolean;
}

/** The bank's reason for declining a card, if any. */
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

/** The page on which Stripe explains an error code. */
export const docOf = (code: string) => `https://docs.stripe.com/error-codes/${code.replaceAll('_', '-')}`;

export const paymentMethodRoutes = [
  readRoute<PaymentMethod>('/v1/payment_methods', 'payment_method'),
  route('POST /v1/payment_methods/:id/attach', z.strictObject({ customer: z.string() }), (sim, { customer }, id) => {
    loadCustomer(sim, customer, 'customer');
    return keepMethod(sim, methodOf(sim, id), customer);
  }),
  route('POST /v1/payment_methods/:id/detach', z.strictObject({}), (sim, _, id) => {
    const method = load<PaymentMethod>(sim, 'payment_method', id);
    const customer = sim.store.get<Customer>('customer', method.customer ?? '');
    if (!customer)
      throw invalid('The payment method you provided is not attached to a customer so detachment is impossible.');
    if (customer.invoice_settings.default_payment_method === id) {
      change(sim, customer, { invoice_settings: { ...customer.invoice_settings, default_payment_method: null } });
    }
    sim.store.put(detachedNote(method));
    return change<PaymentMethod>(sim, method, { customer: null }, 'payment_method.detached');
  }),
];
