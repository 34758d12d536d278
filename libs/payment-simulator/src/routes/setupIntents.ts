import { z } from 'zod';
import { flag, metadata } from '../http/params.ts';
import { route } from '../http/route.ts';
import { newSetupIntent, type SetupIntent } from '../objects/setupIntent.ts';
import { confirmSetup } from '../payments/confirmSetup.ts';
import { methodOf } from '../payments/takeMethod.ts';
import { invalid } from '../StripeError.ts';
import { change, create, load, loadCustomer, mergeMetadata } from '../simulation.ts';

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
  route('GET /v1/setup_intents/:id', z.strictObject({}), (sim, _, id) => load<SetupIntent>(sim, 'setup_intent', id)),
  route(
    'POST /v1/setup_intents/:id/confirm',
    z.strictObject({ payment_method: z.string(), return_url: z.string().optional() }),
    (sim, { payment_method }, id) =>
      confirmSetup(sim, load<SetupIntent>(sim, 'setup_intent', id), methodOf(sim, payment_method)),
  ),
  route('POST /v1/setup_intents/:id/cancel', z.strictObject({}), (sim, _, id) => {
    const intent = load<SetupIntent>(sim, 'setup_intent', id);
    if (intent.status === 'succeeded' || intent.status === 'canceled') {
      throw invalid(`You cannot cancel this SetupIntent because it has a status of ${intent.status}.`, {
        code: 'setup_intent_unexpected_state',
        setup_intent: intent,
      });
    }
    return change<SetupIntent>(sim, intent, { status: 'canceled', next_action: null }, 'setup_intent.canceled');
  }),
];
