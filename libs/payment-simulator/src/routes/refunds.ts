import { z } from 'zod';
import { int, metadata } from '../http/params.ts';
import { route } from '../http/route.ts';
import { created, page, pageOf, within } from '../list.ts';
import type { Charge } from '../objects/charge.ts';
import type { Dispute } from '../objects/dispute.ts';
import type { PaymentIntent } from '../objects/paymentIntent.ts';
import { newRefund, type Refund } from '../objects/refund.ts';
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
  route('GET /v1/refunds', z.strictObject({ ...page, ...created, ...ofCharge }), (sim, params) => {
    const all = sim.store
      .all<Refund>('refund')
      .filter(refund => within(refund, params.created))
      .filter(({ charge }) => params.charge === undefined || charge === params.charge)
      .filter(({ payment_intent: id }) => params.payment_intent === undefined || id === params.payment_intent);
    return pageOf('/v1/refunds', all, params);
  }),
  route('GET /v1/refunds/:id', z.strictObject({}), (sim, _, id) => load<Refund>(sim, 'refund', id)),
  route(
    'GET /v1/charges',
    z.strictObject({ ...page, ...created, customer: text, payment_intent: text }),
    (sim, params) => {
      const all = sim.store
        .all<Charge>('charge')
        .filter(charge => within(charge, params.created))
        .filter(({ customer }) => params.customer === undefined || customer === params.customer)
        .filter(({ payment_intent: id }) => params.payment_intent === undefined || id === params.payment_intent);
      return pageOf('/v1/charges', all, params);
    },
  ),
  route('GET /v1/charges/:id', z.strictObject({}), (sim, _, id) => load<Charge>(sim, 'charge', id)),
  route('GET /v1/disputes', z.strictObject({ ...page, ...created, ...ofCharge }), (sim, params) => {
    const all = sim.store
      .all<Dispute>('dispute')
      .filter(dispute => within(dispute, params.created))
      .filter(({ charge }) => params.charge === undefined || charge === params.charge)
      .filter(({ payment_intent: id }) => params.payment_intent === undefined || id === params.payment_intent);
    return pageOf('/v1/disputes', all, params);
  }),
  route('GET /v1/disputes/:id', z.strictObject({}), (sim, _, id) => load<Dispute>(sim, 'dispute', id)),
];
