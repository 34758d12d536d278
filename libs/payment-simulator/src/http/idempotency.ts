import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { StripeError } from '../StripeError.ts';
import type { World } from '../world.ts';
import { badAnswers } from './answerControl.ts';
import type { Answer, Call } from './call.ts';

/** The first answer to an Idempotency-Key. */
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
 * Does the work once for a key: the same call again gets the first answer, another call with the key is refused, and so is
 * one while the first is under way. The answer is written in the transaction of the work itself.
 */
export async function answerOnce(
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
