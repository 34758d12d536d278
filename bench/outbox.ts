import { randomUUID } from 'node:crypto';
import { closeMongo, openMongo } from '@aicp/service/store/mongo';
import { claimOutbox, deleteOutbox, insertOutbox } from '@aicp/service/store/outbox';
import mongoose from 'mongoose';
import { cpuTime } from './cpuTime.ts';
import { atEnd } from './ending.ts';
import { startProduct } from './startProduct.ts';
import { printTable } from './table.ts';

const TIMES = 200;
const BATCH = 100;
const LEASE_MS = 10_000;
const RECENT_MS = 5_000;

/** One event through the outbox, at first and after many: rows that are gone must not slow down those that come. */
export async function outbox(): Promise<void> {
  const { stack } = await startProduct();
  await openMongo(stack.databases().mongodbUri, 'bench_outbox');
  atEnd(closeMongo);
  await mongoose.model('outbox').createIndexes();
  const pid = stack.child('MongoDB').pid();

  async function one(): Promise<string[]> {
    const [before, began] = [cpuTime(pid), performance.now()];
    for (let time = 0; time < TIMES; time++) await pass(1);
    const [cpu, took] = [cpuTime(pid) - before, performance.now() - began];
    return [(cpu / TIMES).toFixed(2), (took / TIMES).toFixed(1)];
  }
  await one();
  const rows: string[][] = [['0', ...(await one())]];
  for (const [more, all] of [
    [5_000, 5_000],
    [15_000, 20_000],
  ] as const) {
    for (let done = 0; done < more; done += BATCH) await pass(BATCH);
    rows.push([String(all), ...(await one())]);
  }
  printTable('One event through the outbox', ['events before it', 'CPU ms of MongoDB', 'ms'], rows);
}

/** Commits events, claims them and takes them away, as a relay does. */
async function pass(events: number): Promise<void> {
  const row = () => ({
    _id: randomUUID(),
    name: 'happened',
    queues: ['q'],
    at: new Date(),
    requestId: 'bench',
    data: {},
  });
  const session = await mongoose.startSession();
  await session.withTransaction(() => insertOutbox(Array.from({ length: events }, row), session));
  await session.endSession();
  const claimed = await claimOutbox(randomUUID(), events, LEASE_MS, new Date(Date.now() - RECENT_MS));
  if (claimed.length !== events) throw new Error(`claimed ${claimed.length} of ${events}`);
  await deleteOutbox(claimed);
}
