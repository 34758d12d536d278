import { z } from 'zod';
import { API_VERSION } from '../objects/event.ts';
import { routes } from '../routes/routes.ts';
import { StripeError } from '../StripeError.ts';
import type { World } from '../world.ts';
import type { Answer, Call } from './call.ts';
import { checkSecretKey } from './checkSecretKey.ts';
import { expand } from './expand.ts';
import { answerOnce } from './idempotency.ts';
import { parseForm, readParams } from './params.ts';
import { match } from './route.ts';

const Expand = z.array(z.string()).max(100).default([]);

/** A call by the secret key: Stripe's API. */
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

/** Checks the call; what it returns does the work and may fail in Stripe's way. */
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
