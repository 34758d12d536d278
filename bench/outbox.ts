import { randomUUID } from 'node:crypto';
import { closeMongo, openMongo } from '@aicp/service/store/mongo';
import { claimOutbox, deleteOutbox, insertOutbox } from '@aicp/service/store/outbox';
import mongoose from 'mongoose';
import { cpuTime } from './cpuTime.ts';
import { atEnd } from './ending.ts';
import { startProduct } from './startProduct.ts';
import { printTable, record } from './summary.ts';

/** EVENTS=100000 takes minutes. */
const SIZES = [5_000, Number(process.env.EVENTS ?? 20_000)];
/** The variation caused by other work on the machine. */
const FLAT = 1.25;
const TIMES = 200;
const BATCH = 100;
const LEASE_MS = 10_000;
const RECENT_MS = 5_000;

/** Compares one event through the outbox at first and after many: removed rows must not slow down new ones. */
export async function outbox(): Promise<void> {
  const { stack } = await startProduct();
  await openMongo(stack.databases().mongodbUri, 'bench_outbox');
  atEnd(closeMongo);
  await mongoose.model('outbox').createIndexes();
  const pid = stack.child('MongoDB').pid();

  const took: number[] = [];
  async function one(): Promise<string[]> {
    const [before, began] = [cpuTime(pid), performance.now()];
    for (let time = 0; time < TIMES; time++) await pass(1);
    const cpu = cpuTime(pid) - before;
    const ms = (performance.now() - began) / TIMES;
    took.push(ms);
    return [(cpu / TIMES).toFixed(2), ms.toFixed(1)];
  }
  await one();
  took.length = 0;
  const rows: string[][] = [['0', ...(await one())]];
  let done = 0;
  for (const all of SIZES) {
    for (; done < all; done += BATCH) await pass(BATCH);
    rows.push([String(all), ...(await one())]);
  }
  printTable('One event through the outbox', ['events before it', 'CPU ms of MongoDB', 'ms'], rows);
  const name = `One event through the outbox after ${done.toLocaleString('en')}, beside an empty one`;
  record({ name, unit: 'ms', ours: took.slice(-1), baseline: took.slice(0, 1), goals: [{ of: 'ratio', most: FLAT }] });
}

/** Commits, claims and removes events, as a relay does. */
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
