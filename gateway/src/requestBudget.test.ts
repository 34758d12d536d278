import { randomUUID } from 'node:crypto';
import type { Actor } from '@aicp/contracts/rights/actor';
import { createLogger } from '@aicp/service/process/logger';
import { afterAll, describe, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { Redis } from 'ioredis';
import { requestBudget } from './requestBudget.ts';

const redis = new Redis(process.env.TEST_REDIS_URL ?? '');
const nowhere = new Redis({ port: 1, maxRetriesPerRequest: 0, retryStrategy: () => null });
nowhere.on('error', () => undefined);
afterAll(async () => {
  await redis.quit();
  nowhere.disconnect();
});

const requestsAMinute = { session: 5, token: 3, guest: 2 };
const person = (access: 'session' | 'read' = 'session'): Actor => {
  return { kind: 'user', userId: 1, organisationId: 1, role: 'owner', isAdmin: false, session: randomUUID(), access };
};
const guest: Actor = { kind: 'guest' };

/** A gateway as its callers see it: how many of the given requests succeed, and the last response's headers. */
function gateway({ store = redis, trial = false, logger = createLogger('gateway', 'silent') } = {}) {
  const spend = requestBudget({ redis: store, logger, trial, requestsAMinute });
  return async (actor: Actor, network: string, times: number) => {
    const server = fastify();
    server.get('/', async (_request, reply) => {
      await spend(actor, network, reply);
      return {};
    });
    server.setErrorHandler<{ code: string }>((error, _request, reply) =>
      reply.code(error.code === 'RATE_LIMITED' ? 429 : 500).send({}),
    );
    const statuses: number[] = [];
    let headers: Record<string, unknown> = {};
    for (let time = 0; time < times; time++) {
      const answer = await server.inject('/');
      statuses.push(answer.statusCode);
      headers = answer.headers;
    }
    await server.close();
    return { through: statuses.filter(status => status === 200).length, statuses, headers };
  };
}

describe('requests', () => {
  it('are counted by session, by token and, for guests alone, by network', async () => {
    const ask = gateway();
    const network = randomUUID();
    expect((await ask(guest, network, 4)).through).toBe(2);
    // Signed-in users behind the same address are not limited by its guests, nor by each other.
    for (let people = 0; people < 3; people++) expect((await ask(person(), network, 7)).through).toBe(5);
    expect((await ask(person('read'), network, 7)).through).toBe(3);
  });

  it('are ten times as many in a trial', async () => {
    expect((await gateway({ trial: true })(guest, randomUUID(), 25)).through).toBe(20);
  });

  it('are shown in each response’s headers, refusals included', async () => {
    const ask = gateway();
    const actor = person();
    const { headers } = await ask(actor, 'a', 2);
    expect(headers).toMatchObject({
      'ratelimit-policy': '"session";q=5;w=60',
      ratelimit: expect.stringMatching(/^"session";r=3;t=(60|5\d)$/),
      'ratelimit-limit': '5',
      'ratelimit-remaining': '3',
      'ratelimit-reset': expect.stringMatching(/^(60|5\d)$/),
    });
    const refused = await ask(actor, 'a', 5);
    expect(refused.statuses).toEqual([200, 200, 200, 429, 429]);
    expect(refused.headers).toMatchObject({ 'ratelimit-remaining': '0', 'ratelimit-limit': '5' });
  });

  it('are counted by all gateways together', async () => {
    const network = randomUUID();
    const answers = [await gateway()(guest, network, 1), await gateway()(guest, network, 3)];
    expect(answers.map(({ through }) => through)).toEqual([1, 1]);
  });

  it('are admitted while Redis is unavailable, counted by each gateway, which warns once', async () => {
    const warnings: unknown[] = [];
    const warn = (...line: unknown[]) => void warnings.push(line);
    const logger = Object.assign(createLogger('gateway', 'silent'), { warn });
    const ask = gateway({ store: nowhere, logger });
    expect((await ask(person(), 'a', 7)).statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(warnings).toHaveLength(1);
  });
});
