import { event, eventQueue } from '@aicp/contracts/event';
import { ListExported } from '@aicp/contracts/events/adminEvents';
import { LIVE_CHANNEL, liveMessage } from '@aicp/contracts/live';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { until } from '@aicp/testing/until';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import mongoose from 'mongoose';
import { Registry } from 'prom-client';
import { z } from 'zod';
import { pollUntil } from '../process/pollUntil.ts';
import { startRelay } from '../queue/relay.ts';
import { collection } from './collection.ts';
import { claimOutbox, countOutbox } from './outbox.ts';
import { transaction } from './transaction.ts';

const Happened = event('test.happened', z.object({ number: z.int() }), ['reporting']);

const Moved = event('test.moved', z.object({ organisationId: z.int() }), ['reporting']);

const Changes = collection<{ _id: number }>('changes', { _id: { type: Number, required: true } });

let app: TestService;
let queue: Queue;
beforeAll(async () => {
  app = await openTestService('identity');
  queue = new Queue(eventQueue('reporting'), { connection: app.redis, prefix: app.queuePrefix });
});
afterAll(async () => {
  await queue.close();
  await app.stop();
});

async function change(number: number, fail = false) {
  await transaction(app, { requestId: 'request-1' }, async tx => {
    await Changes.create([{ _id: number }], { session: tx.session });
    tx.publish(Happened, { number });
    if (fail) throw new Error('no');
  });
}

const changeMany = (from: number, count: number, isInBulk = false) =>
  transaction(app, { requestId: 'request-1' }, async tx => {
    if (isInBulk) tx.inBulk();
    for (let number = from; number < from + count; number++) tx.publish(Happened, { number });
  });

async function published(): Promise<number[]> {
  const jobs = await queue.getJobs(['waiting']);
  return jobs.map(job => job.data.data.number as number).sort((a, b) => a - b);
}

describe('a lease', () => {
  it('keeps rows from other relays, and expires when its holder has died', async () => {
    const rows = () => mongoose.connection.collection('outbox');
    // Inserted before any relay runs here, which would take them.
    await rows().insertMany(
      [1, 2].map(number => ({
        _id: `row-${number}` as never,
        at: new Date(number),
        leaseUntil: new Date(0),
        lease: '',
      })),
    );
    expect(await claimOutbox('later', 10, 10_000, new Date(3))).toEqual([]);
    const first = await claimOutbox('first', 1, 20_000);
    const second = await claimOutbox('second', 10, 60_000);
    expect([...first, ...second].map(row => row._id).sort()).toEqual(['row-1', 'row-2']);
    expect(await claimOutbox('third', 10, 60_000)).toEqual([]);
    // As if twenty seconds had passed.
    await rows().updateMany({}, [{ $set: { leaseUntil: { $subtract: ['$leaseUntil', 20_000] } } }]);
    expect((await claimOutbox('fourth', 10, 10_000)).map(row => row._id)).toEqual(first.map(row => row._id));
    await rows().deleteMany({});
  });
});

describe('bulk publishing', () => {
  it('waits behind the rows of others', async () => {
    await changeMany(1_000, 51, true);
    await changeMany(2_000, 60);
    const numbers = async (limit: number) =>
      (await claimOutbox('first', limit, 20_000)).map(({ data }) => (data as { number: number }).number);
    const first = await numbers(70);
    expect(first.slice(0, 60).every(number => number >= 2_000)).toBe(true);
    expect(first.slice(60).every(number => number < 2_000)).toBe(true);
    expect(await numbers(60)).toHaveLength(41);
    await mongoose.connection.collection('outbox').deleteMany({});
  });
});

describe('an event', () => {
  it('about an organisation wakes its open pages, once for each change and not during a rebuild', async () => {
    const subscriber = app.redis.duplicate();
    const heard: string[] = [];
    subscriber.on('message', (_channel, message) => heard.push(message));
    await subscriber.subscribe(LIVE_CHANNEL);
    const [changed, rebuilt, last] = [771_001, 771_002, 771_003];
    await transaction(app, { requestId: 'request-1' }, async tx => {
      for (let turn = 0; turn < 2; turn++) tx.publish(Moved, { organisationId: changed });
    });
    await transaction(app, { requestId: 'request-1' }, async tx =>
      tx.republish('a rebuild', Moved, { organisationId: rebuilt }),
    );
    await transaction(app, { requestId: 'request-1' }, async tx => tx.publish(Moved, { organisationId: last }));
    await until(async () => heard.includes(liveMessage(last, 'changes')));
    expect(heard.filter(message => message.startsWith('7710'))).toEqual([
      liveMessage(changed, 'changes'),
      liveMessage(last, 'changes'),
    ]);
    subscriber.disconnect();
    await mongoose.connection.collection('outbox').deleteMany({});
  });

  it('is stored with its change, or not at all', async () => {
    await change(1);
    await expect(change(2, true)).rejects.toThrow('no');
    expect(await Changes.find().distinct('_id')).toEqual([1]);
    expect(await countOutbox()).toBe(1);
  });

  it('must have the shape of its contract', async () => {
    const wrong = transaction(app, { requestId: 'request-1' }, async tx => tx.publish(Happened, { number: 0.5 }));
    await expect(wrong).rejects.toThrow('int');
    expect(await countOutbox()).toBe(1);
  });

  it('goes to the administration if no other service consumes it', async () => {
    await transaction(app, { requestId: 'request-1' }, async tx =>
      tx.publish(ListExported, { userId: 1, list: 'users' }),
    );
    expect((await app.rows('outbox', { name: ListExported.name }))[0]?.queues).toEqual([eventQueue('admin')]);
  });

  it('reaches its queue once, with several relays at work and continuous commits', async () => {
    const others = [1, 2].map(() => ({ ...app, metrics: new Registry() }));
    for (const relay of [app, ...others]) startRelay(relay);
    for (let number = 3; number <= 60; number += 3)
      await Promise.all([change(number), change(number + 1), change(number + 2)]);
    await pollUntil(async () => (await countOutbox()) === 0 || undefined);
    expect(await published()).toEqual([1, ...Array.from({ length: 60 }, (_, index) => index + 3)]);
  });

  it('is published even if its commit took long', async () => {
    const row = (minutes: number) => ({
      _id: `late-${minutes}` as never,
      name: 'test.happened',
      queues: [eventQueue('reporting')],
      at: new Date(Date.now() - minutes * 60_000),
      requestId: 'request-1',
      data: { number: minutes },
      leaseUntil: new Date(0),
      lease: '',
    });
    // Without a notice.
    await mongoose.connection.collection('outbox').insertMany([row(100), row(200)]);
    await pollUntil(async () => (await countOutbox()) === 0 || undefined);
    expect(await published()).toEqual(expect.arrayContaining([100, 200]));
  });

  it('is sent with its own id and the id of the request that caused it', async () => {
    const [job] = await queue.getJobs(['waiting'], 0, 0, true);
    expect(job?.data).toMatchObject({ name: 'test.happened', requestId: 'request-1', id: job?.id });
    expect(job?.opts).toMatchObject({ attempts: 8, backoff: { type: 'exponential' }, removeOnComplete: true });
    expect(job?.opts.priority).toBeUndefined();
  });

  it('published in bulk is behind the others on its queue too', async () => {
    await changeMany(3_000, 5, true);
    await pollUntil(async () => (await countOutbox()) === 0 || undefined);
    expect(await queue.getPrioritizedCount()).toBe(5);
  });
});
