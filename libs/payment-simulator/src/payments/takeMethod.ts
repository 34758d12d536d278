import { z } from 'zod';
import { int } from '../http/params.ts';
import { newPaymentMethod, noBillingDetails, type PaymentMethod } from '../objects/paymentMethod.ts';
import { StripeError } from '../StripeError.ts';
import { create, load, type Simulation } from '../simulation.ts';
import { notATestCard, testCards } from './testCards.ts';

/** What the card form sends. */
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

export type MethodData = z.infer<typeof methodData>;

/** A card from the form: only test cards are ones that the simulator takes. Its number is not kept. */
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

/** A card by its id, or by one of Stripe's names for test cards such as `pm_card_visa`. */
export function methodOf(sim: Simulation, idOrToken: string, param = 'payment_method'): PaymentMethod {
  const card = testCards.find(({ token }) => token === idOrToken);
  if (!card) return load<PaymentMethod>(sim, 'payment_method', idOrToken, param);
  return create(
    sim,
    newPaymentMethod(sim.now(), card, { exp_month: 12, exp_year: new Date(sim.now() * 1000).getUTCFullYear() + 4 }),
  );
}
