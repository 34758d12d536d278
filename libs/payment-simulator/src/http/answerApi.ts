import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { refundRoutes } from '../resources/charges.ts';
import { customerRoutes } from '../resources/customers.ts';
import { API_VERSION, eventRoutes } from '../resources/events.ts';
import { invoiceRoutes } from '../resources/invoiceRoutes.ts';
import { paymentIntentRoutes } from '../resources/paymentIntents.ts';
import { paymentMethodRoutes } from '../resources/paymentMethods.ts';
import { portalRoutes } from '../resources/portal.ts';
import { priceRoutes, productRoutes } from '../resources/prices.ts';
import { setupIntentRoutes } from '../resources/setupIntents.ts';
import { subscriptionRoutes } from '../resources/subscriptionRoutes.ts';
import { StripeError } from '../StripeError.ts';
import type { Answer, Call, World } from '../world.ts';
import { badAnswers } from './answerControl.ts';
import { expand } from './expand.ts';
import { match, parseForm, type Route, readParams } from './route.ts';
import { checkSecretKey } from './secretKeys.ts';

const Expand = z.array(z.string()).max(100).default([]);

/** Answers a call with the secret key: Stripe's API. */
export async function answerApi(world: World, call: Call, requestId: string): Promise<Answer> {
  const version = String(call.headers['stripe-version'] ?? API_VERSION);
  const key = call.method === 'POST' ? call.headers['idempotency-key'] : undefined;
  const headers = { 'stripe-version': version, ...(key && { 'idempotency-key': String(key) }) };
  try {
    checkSecretKey(call.headers.authorization, world.options.secretKey);
    const answer = await answerOnce(world, call, key ? String(key) : undefined, requestId, () =>
      run(world, call, requestId),
    );
    return { ...answer, headers: { ...headers, ...answer.headers } };
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    return { status: error.status, headers, body: error.body };
  }
}

/** Checks the call. Returns a function that does the work and may throw Stripe's errors. */
function run(world: World, call: Call, requestId: string): () => object {
  const found = match(routes, call.method, call.path);
  if (!found) {
    const message = `Unrecognized request URL (${call.method}: ${call.path}).`;
    throw new StripeError(404, 'invalid_request_error', message);
  }
  const { expand: paths, ...given } = parseForm(call.method === 'GET' ? call.query : call.body);
  const expanded = readParams(Expand, paths as Record<string, unknown>);
  const prepared = found.route.prepare(given);
  const key = call.headers['idempotency-key'];
  const sim = world.simulationFor({ id: requestId, idempotency_key: key ? String(key) : null });
  return () => expand(sim, prepared(sim, found.ids), expanded);
}

/** The part of Stripe's API that the simulator supports. */
const routes: Route[] = [
  ...customerRoutes,
  ...productRoutes,
  ...priceRoutes,
  ...subscriptionRoutes,
  ...paymentIntentRoutes,
  ...setupIntentRoutes,
  ...paymentMethodRoutes,
  ...invoiceRoutes,
  ...refundRoutes,
  ...eventRoutes,
  ...portalRoutes,
];

/** The first response for an Idempotency-Key. */
interface Kept {
  id: string;
  object: 'simulator.idempotency';
  created: number;
  endpoint: string;
  params: string;
  status: number;
  body: object;
  request: string;
}

const inProgress = new WeakMap<World, Set<string>>();

/**
 * Does the work once for a key. The same call again gets the first response. Another call with the key is refused, and so is one while
 * the first is under way. The response is stored in the same transaction as the work.
 */
async function answerOnce(
  world: World,
  call: Call,
  key: string | undefined,
  requestId: string,
  check: () => () => object,
): Promise<Answer> {
  const { delayMs = 0, lose } = call.method === 'POST' ? badAnswers(world) : {};
  if (!key) {
    const work = check();
    await sleep(delayMs);
    return { status: 200, body: world.store.transaction(work), lost: lose };
  }
  const running = inProgress.get(world) ?? new Set();
  inProgress.set(world, running);
  if (running.has(key)) {
    throw new StripeError(
      409,
      'idempotency_error',
      `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
      { code: 'idempotency_key_in_use' },
    );
  }
  const endpoint = `${call.method} ${call.path}`;
  const params = createHash('sha256').update(call.body).digest('hex');
  const before = world.store.get<Kept>('simulator.idempotency', `key_${key}`);
  if (before) return replay(before, { key, endpoint, params });
  const work = check();
  running.add(key);
  try {
    await sleep(delayMs);
    const keep = (status: number, body: object) => {
      const created = Math.floor(Date.now() / 1000);
      world.store.put<Kept>({
        id: `key_${key}`,
        object: 'simulator.idempotency',
        created,
        endpoint,
        params,
        status,
        body,
        request: requestId,
      });
      return { status, body, lost: lose };
    };
    try {
      return world.store.transaction(() => {
        try {
          return keep(200, work());
        } catch (error) {
          if (error instanceof StripeError && error.keepsChanges) return keep(error.status, error.body);
          throw error;
        }
      });
    } catch (error) {
      if (!(error instanceof StripeError)) throw error;
      return world.store.transaction(() => keep(error.status, error.body));
    }
  } finally {
    running.delete(key);
  }
}

function replay(before: Kept, now: { key: string; endpoint: string; params: string }): Answer {
  const use = before.endpoint === now.endpoint ? 'with the same parameters' : 'for the same endpoint';
  if (before.endpoint !== now.endpoint || before.params !== now.params) {
    throw new StripeError(
      400,
      'idempotency_error',
      `Keys for idempotent requests can only be used ${use} they were first used ${use.startsWith('for') ? 'for' : 'with'}. Try using a key other than '${now.key}' if you meant to execute a different request.`,
    );
  }
  return {
    status: before.status,
    headers: { 'idempotent-replayed': 'true', 'original-request': before.request },
    body: before.body,
  };
}
