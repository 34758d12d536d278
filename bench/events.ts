import { setTimeout as sleep } from 'node:timers/promises';
import { event } from '@aicp/contracts/event';
import { createLogger } from '@aicp/service/process/logger';
import { eventHandler, startConsumer } from '@aicp/service/queue/consumer';
import { startRelay } from '@aicp/service/queue/relay';
import { closeMongo, openMongo } from '@aicp/service/store/mongo';
import { transaction } from '@aicp/service/store/transaction';
import { Redis } from 'ioredis';
import mongoose from 'mongoose';
import { Registry } from 'prom-client';
import { z } from 'zod';
import { cpuTime } from './cpuTime.ts';
import { atEnd } from './ending.ts';
import { startProduct } from './startProduct.ts';
import { type CpuByProcess, record } from './summary.ts';

const ROUNDS = 5;
const IDLE_EVENTS = 100;
const IDLE_MS = 20;
const MANY = 2_000;
const WRITERS = 8;

const Happened = event('bench.happened', z.object({ number: z.int() }));

/** Measures events of a service that commits, relays and handles them in this process, on the databases of the running product. */
export async function events(): Promise<void> {
  const { stack } = await startProduct();
  const { mongodbUri, redisUrl } = stack.databases();
  await openMongo(mongodbUri, 'bench_events');
  atEnd(closeMongo);
  await mongoose.model('outbox').createIndexes();
  const redis = new Redis(redisUrl, { maxRetriesPerRequest: null });
  atEnd(() => redis.disconnect());
  const app = {
    ...{
      name: 'admin',
      redis,
      queueRedis: () => redis,
      queuePrefix: '{bench}',
      logger: createLogger('bench', 'silent'),
    },
    ...{ metrics: new Registry(), checks: new Map(), onStop: (stop: () => Promise<unknown>) => atEnd(stop) },
  };

  const committed = new Map<number, number>();
  const handled = new Map<number, number>();
  startRelay(app);
  startConsumer(
    app,
    [eventHandler(Happened, async (_context: unknown, { number }) => void handled.set(number, performance.now()))],
    () => ({}),
  );
  let last = 0;
  async function commitOne(): Promise<void> {
    const number = ++last;
    await transaction(app, { requestId: 'bench' }, async tx => tx.publish(Happened, { number }));
    committed.set(number, performance.now());
  }
  async function allHandled(): Promise<void> {
    for (const deadline = Date.now() + 60_000; handled.size < last; await sleep(5))
      if (Date.now() > deadline) throw new Error(`${last - handled.size} events were not handled`);
  }
  async function idle(): Promise<number[]> {
    const first = last + 1;
    for (let sent = 0; sent < IDLE_EVENTS; sent++, await sleep(IDLE_MS)) await commitOne();
    await allHandled();
    const numbers = Array.from({ length: IDLE_EVENTS }, (_, at) => first + at);
    // The handler may run before the commit has been answered.
    return numbers.map(number => Math.max(0, (handled.get(number) ?? 0) - (committed.get(number) ?? 0)));
  }
  async function sustained(): Promise<{ perSecond: number; cpu: CpuByProcess }> {
    const processes = {
      'the service': process.pid,
      MongoDB: stack.child('MongoDB').pid(),
      Redis: stack.child('Redis').pid(),
    };
    const times = () => Object.values(processes).map(cpuTime);
    const [before, began, upTo] = [times(), performance.now(), last + MANY];
    const writer = async () => {
      while (last < upTo) await commitOne();
    };
    await Promise.all(Array.from({ length: WRITERS }, writer));
    await allHandled();
    const seconds = (performance.now() - began) / 1000;
    const used = times().map((time, at) => (time - (before[at] ?? 0)) / MANY);
    return {
      perSecond: MANY / seconds,
      cpu: Object.fromEntries(Object.keys(processes).map((name, at) => [name, used[at] ?? 0])),
    };
  }

  await idle();
  await sustained();
  const latencies: number[][] = [];
  const many: Awaited<ReturnType<typeof sustained>>[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    latencies.push(await idle());
    many.push(await sustained());
  }
  const p99 = (values: number[]) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.99) - 1] ?? Number.NaN;
  record({
    name: 'Event, idle: from the commit to its handler, p99',
    unit: 'ms',
    ours: latencies.map(p99),
    goals: [{ of: 'ours', most: 50 }],
  });
  record({
    ...{
      name: 'Events committed, relayed and handled',
      unit: 'a second',
      ours: many.map(({ perSecond }) => perSecond),
    },
    ...{ cpu: many.map(({ cpu }) => cpu), goals: [{ of: 'ours', least: 500 }] },
  });
}
