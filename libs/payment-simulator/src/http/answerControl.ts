import { z } from 'zod';
import { queueDelivery } from '../deliveries.ts';
import type { Charge, Dispute, PaymentIntent } from '../objects/payment.ts';
import { closeDispute, openDispute } from '../resources/charges.ts';
import type { Event } from '../resources/events.ts';
import { invalid } from '../StripeError.ts';
import { load } from '../simulation.ts';
import type { Answer, Call, World } from '../world.ts';
import { readParams } from './route.ts';
import { checkSecretKey } from './secretKeys.ts';

/** The behaviour of the next responses to POSTs: late, or lost after the work was done. */
const BadAnswers = z.strictObject({ delayMs: z.int().min(0).default(0), lose: z.int().min(0).default(0) });
const settings = new WeakMap<World, z.infer<typeof BadAnswers>>();

/** The behaviour that control calls have set for the next response. */
export function badAnswers(world: World): { delayMs: number; lose: boolean } {
  const { delayMs, lose } = settings.get(world) ?? { delayMs: 0, lose: 0 };
  if (lose > 0) settings.set(world, { delayMs, lose: lose - 1 });
  return { delayMs, lose: lose > 0 };
}

type Control = (world: World, given: Record<string, unknown>) => object | Promise<object>;

const Advance = z.strictObject({ seconds: z.int().min(0) });
const Mode = z.strictObject({
  copies: z.int().min(1).max(10).optional(),
  shuffle: z.boolean().optional(),
  delayMs: z.int().min(0).optional(),
  drop: z.boolean().optional(),
  hold: z.boolean().optional(),
});
const Resend = z.strictObject({ event: z.string() });
const Disputed = z.union([
  z.strictObject({ payment_intent: z.string() }),
  z.strictObject({ dispute: z.string(), status: z.enum(['won', 'lost']) }),
]);

const controls: Record<string, Control> = {
  advance: (world, given) => {
    world.advance(readParams(Advance, given).seconds);
    return {};
  },
  deliveries: ({ deliveries }, given) => {
    deliveries.setMode(readParams(Mode, given));
    return {};
  },
  answers: (world, given) => {
    settings.set(world, readParams(BadAnswers, given));
    return {};
  },
  settle: async ({ deliveries }) => {
    await deliveries.settled();
    return {};
  },
  resend: ({ store, deliveries, ...world }, given) => {
    const sim = world.simulationFor(nobody);
    const { id } = load<Event>(sim, 'event', readParams(Resend, given).event, 'event');
    store.transaction(() => queueDelivery(store, id, `.again${Date.now()}`));
    deliveries.wake();
    return {};
  },
  dispute: ({ store, ...world }, given) => {
    const wanted = readParams(Disputed, given);
    const sim = world.simulationFor(nobody);
    return store.transaction(() => {
      if ('dispute' in wanted)
        return closeDispute(sim, load<Dispute>(sim, 'dispute', wanted.dispute, 'dispute'), wanted.status);
      const intent = load<PaymentIntent>(sim, 'payment_intent', wanted.payment_intent, 'payment_intent');
      return openDispute(sim, load<Charge>(sim, 'charge', intent.latest_charge ?? '', 'payment_intent'));
    });
  },
};

const nobody = { id: null, idempotency_key: null };

/** Controls the simulator from tests: POST /__simulator/<name> with a JSON body and the secret key. */
export async function answerControl(world: World, call: Call): Promise<Answer> {
  checkSecretKey(call.headers.authorization, world.options.secretKey);
  const control = controls[call.path.split('/')[2] ?? ''];
  if (!control || call.method !== 'POST') throw invalid('This simulator control does not exist.', {}, 404);
  return { status: 200, body: await control(world, JSON.parse(call.body || '{}')) };
}
