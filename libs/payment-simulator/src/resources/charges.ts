import { z } from 'zod';
import { int, listRoute, metadata, readRoute, route } from '../http/route.ts';
import type { Charge, PaymentIntent } from '../objects/payment.ts';
import { type Dispute, newDispute, newRefund, type Refund } from '../objects/payment.ts';
import { invalid } from '../StripeError.ts';
import { change, create, load, mergeMetadata, type Simulation } from '../simulation.ts';

const text = z.string().optional();
const ofCharge = { charge: text, payment_intent: text };

function chargeOf(sim: Simulation, given: { charge?: string; payment_intent?: string }): Charge {
  if (given.charge) return load<Charge>(sim, 'charge', given.charge, 'charge');
  if (!given.payment_intent)
    throw invalid('One of the following params should be provided for this request: payment_intent or charge.');
  const intent = load<PaymentIntent>(sim, 'payment_intent', given.payment_intent, 'payment_intent');
  if (intent.status !== 'succeeded') {
    throw invalid(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`);
  }
  return load<Charge>(sim, 'charge', intent.latest_charge ?? '', 'payment_intent');
}

export const refundRoutes = [
  route(
    'POST /v1/refunds',
    z.strictObject({
      ...ofCharge,
      amount: int.min(1).optional(),
      metadata,
      reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
    }),
    (sim, given) => {
      const charge = chargeOf(sim, given);
      const left = charge.amount_captured - charge.amount_refunded;
      if (left === 0)
        throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
      const amount = given.amount ?? left;
      if (amount > left) {
        throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
          param: 'amount',
        });
      }
      const refund: Refund = {
        ...newRefund(sim.now(), charge, amount),
        metadata: mergeMetadata({}, given.metadata),
        reason: given.reason ?? null,
      };
      create(sim, refund, 'refund.created');
      const patch = { amount_refunded: charge.amount_refunded + amount, refunded: amount === left };
      change<Charge>(sim, charge, patch, 'charge.refunded');
      return refund;
    },
  ),
  listRoute<Refund>('/v1/refunds', 'refund', ['charge', 'payment_intent']),
  listRoute<Charge>('/v1/charges', 'charge', ['customer', 'payment_intent']),
  readRoute<Charge>('/v1/charges', 'charge'),
  listRoute<Dispute>('/v1/disputes', 'dispute', ['charge', 'payment_intent']),
  readRoute<Dispute>('/v1/disputes', 'dispute'),
];

/** Opens a dispute: the cardholder's bank takes the money back until it decides. */
export function openDispute(sim: Simulation, charge: Charge): Dispute {
  change<Charge>(sim, load<Charge>(sim, 'charge', charge.id), { disputed: true }, 'charge.updated');
  const dispute = create(sim, newDispute(sim.now(), charge), 'charge.dispute.created');
  sim.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** Closes a dispute with the bank's decision. */
export function closeDispute(sim: Simulation, dispute: Dispute, status: 'won' | 'lost'): Dispute {
  const closed = change<Dispute>(sim, dispute, { status }, 'charge.dispute.closed');
  if (status === 'won') sim.emit('charge.dispute.funds_reinstated', closed);
  return closed;
}
