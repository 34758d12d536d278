import { z } from 'zod';
import type { PaymentIntent, SetupIntent } from '../objects/payment.ts';
import type { PaymentMethod } from '../objects/paymentMethod.ts';
import { attemptPayment } from '../resources/paymentIntents.ts';
import { methodData, methodFrom } from '../resources/paymentMethods.ts';
import { confirmSetup } from '../resources/setupIntents.ts';
import { invalid, missing, StripeError } from '../StripeError.ts';
import { load, type Simulation } from '../simulation.ts';
import type { Answer, Call, World } from '../world.ts';
import { flag, match, parseForm, route } from './route.ts';

type Intent = PaymentIntent | SetupIntent;

const secret = { client_secret: z.string() };

/** The intent that the browser's client secret belongs to. */
function findIntent(sim: Simulation, object: Intent['object'], id: string, clientSecret: string): Intent {
  const intent = load<Intent>(sim, object, id);
  if (intent.client_secret !== clientSecret) throw missing(object, id);
  return intent;
}

/** The fields of an intent that a browser may see. */
function publicIntent(intent: Intent): object {
  const {
    id,
    object,
    client_secret,
    created,
    description,
    livemode,
    next_action,
    payment_method,
    payment_method_types,
    status,
  } = intent;
  const seen = {
    id,
    object,
    client_secret,
    created,
    description,
    livemode,
    next_action,
    payment_method,
    payment_method_types,
    status,
  };
  if (intent.object === 'setup_intent')
    return { ...seen, last_setup_error: intent.last_setup_error, usage: intent.usage };
  const { amount, currency, last_payment_error, receipt_email, setup_future_usage } = intent;
  return { ...seen, amount, currency, last_payment_error, receipt_email, setup_future_usage };
}

function pay(sim: Simulation, intent: Intent, method: PaymentMethod, authenticated?: boolean): Intent {
  if (intent.object === 'setup_intent') return confirmSetup(sim, intent, method, authenticated);
  const { error, intent: paid } = attemptPayment(sim, intent, method, { authenticated });
  // A failed dialog is reported by the intent itself, a declined card by an error.
  if (!error || authenticated === false) return paid;
  throw new StripeError(error.status, error.kind, error.message, {
    ...error.details,
    payment_intent: publicIntent(paid),
  });
}

const routesFor = (object: Intent['object']) => {
  const path = `/simulator/v1/${object}s/:id`;
  return [
    route(`GET ${path}`, z.strictObject(secret), (sim, given, id) =>
      publicIntent(findIntent(sim, object, id, given.client_secret)),
    ),
    route(
      `POST ${path}/confirm`,
      z.strictObject({ ...secret, payment_method_data: methodData, return_url: z.string().optional() }),
      (sim, given, id) => {
        const intent = findIntent(sim, object, id, given.client_secret);
        return publicIntent(pay(sim, intent, methodFrom(sim, given.payment_method_data)));
      },
    ),
    route(`POST ${path}/authenticate`, z.strictObject({ ...secret, completed: flag }), (sim, given, id) => {
      const intent = findIntent(sim, object, id, given.client_secret);
      if (intent.status !== 'requires_action') throw invalid('There is nothing to authenticate.');
      const method = load<PaymentMethod>(sim, 'payment_method', intent.payment_method ?? '', 'payment_method');
      return publicIntent(pay(sim, intent, method, given.completed));
    }),
  ];
};

const routes = [...routesFor('payment_intent'), ...routesFor('setup_intent')];

/** Answers the calls of Stripe.js, made with the publishable key and the client secret of one intent. */
export function answerBrowser(world: World, call: Call, requestId: string): Answer {
  const { key, ...given } = parseForm(call.method === 'GET' ? call.query : call.body);
  if (key !== world.options.publishableKey) throw invalid('Invalid API Key provided.', {}, 401);
  const found = match(routes, call.method, call.path);
  if (!found) throw invalid(`Unrecognized request URL (${call.method}: ${call.path}).`, {}, 404);
  const work = found.route.prepare(given);
  const sim = world.simulationFor({ id: requestId, idempotency_key: null });
  return { status: 200, body: world.store.transaction(() => work(sim, found.ids)) };
}
