import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '@aicp/dev-stack/deployables';
import type mongoose from 'mongoose';
import { atEnd } from './ending.ts';
import { type Account, COLLECTIONS, fillSystems } from './manySystems.ts';
import { releaseBefore, startRelease } from './startRelease.ts';
import { printTable } from './table.ts';

/** Of those whose lists are read: a list has 1,000 systems at most. */
const SIZES = [10, 100, ...Array<number>(18).fill(1_000)];
const READERS = 3;
const REGISTER_EVERY_MS = 500;

type Phase = { name: string; took: number[]; failed: number; missing: number; registered: number };

/**
 * Lists are read through the release before without a pause while this release's migrations run, then through both beside each
 * other, then through the release before alone again; systems are registered all the time. Nothing may fail, nothing may be missing.
 */
export async function upgrade(): Promise<void> {
  const systems = Number(process.env.SYSTEMS ?? 100_000);
  const before = await startRelease(releaseBefore());
  const { accounts, client } = await fillSystems(before, SIZES, systems - SIZES.reduce((sum, size) => sum + size, 0));
  atEnd(() => client.close());

  const phases: Phase[] = [];
  const during = async (name: string, urls: readonly string[], work: () => Promise<unknown>) => {
    const phase = { name, took: [], failed: 0, missing: 0, registered: 0 };
    phases.push(phase);
    const over = new AbortController();
    const busy = [...Array(READERS).keys()].map(at => readLists(phase, accounts, urls, at, over.signal));
    busy.push(registerSystems(phase, accounts, urls, over.signal));
    const result = await work().finally(() => over.abort());
    await Promise.all(busy);
    return result;
  };
  await during('the release before', [before.url], () => sleep(10_000));
  const started = performance.now();
  await during('migrations of this one', [before.url], () => migrate(before.mongodbUri));
  const seconds = (performance.now() - started) / 1000;
  const after = await during('this one starts', [before.url], () => startRelease(root, before));
  const { url, stop } = after as Awaited<ReturnType<typeof startRelease>>;
  await during('both beside each other', [before.url, url], () => sleep(15_000));
  await during('this one stops', [before.url], stop);
  await during('the release before again', [before.url], () => sleep(10_000));
  // What was written meanwhile is filled when the upgrade is done at last, as the release after does it.
  const strays = await countStrays(client);

  console.log(
    `\n${systems.toLocaleString('en')} systems in ${accounts.length} lists and others; migrated in ${seconds.toFixed(1)} s.`,
  );
  printTable(
    'Lists over REST while systems are registered',
    ['', 'lists', 'failed', 'systems missing', 'registered', 'p50 ms', 'p97.5 ms', 'longest ms'],
    phases.map(({ name, took, failed, missing, registered }) => {
      const sorted = took.toSorted((a, b) => a - b);
      const at = (share: number) => (sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN).toFixed(0);
      return [name, took.length, failed, missing, registered, at(0.5), at(0.975), at(1)];
    }),
  );
  printTable('Rows whose organisation is not the number of their account', ['', 'rows', 'strays'], strays);
  const wrong = phases.reduce((sum, { failed, missing }) => sum + failed + missing, 0);
  if (wrong + strays.reduce((sum, [, , stray]) => sum + Number(stray), 0) > 0) process.exitCode = 1;
}

/** Reads one list after another; each has to hold all systems that were there when it was asked for. */
async function readLists(phase: Phase, accounts: Account[], urls: readonly string[], from: number, over: AbortSignal) {
  for (let at = from; !over.aborted; at++) {
    const account = accounts[at % accounts.length] as Account;
    const url = urls[at % urls.length] as string;
    const there = [...account.systems];
    const asked = performance.now();
    try {
      const answer = await fetch(`${url}/api/systems`, { headers: { cookie: account.cookie } });
      if (!answer.ok) throw new Error(`${answer.status}`);
      const listed = new Set(((await answer.json()) as { id: number }[]).map(({ id }) => Number(id)));
      phase.missing += there.filter(id => !listed.has(id)).length;
    } catch (error) {
      phase.failed++;
      console.log(`${phase.name}: ${error instanceof Error ? error.message : error}`);
    }
    phase.took.push(performance.now() - asked);
  }
}

/** Registers systems for the account with the shortest list. */
async function registerSystems(phase: Phase, [account]: Account[], urls: readonly string[], over: AbortSignal) {
  for (let at = 0; account && !over.aborted; at++) {
    const headers = { cookie: account.cookie, 'content-type': 'application/json' };
    const body = JSON.stringify({ name: 'Registered during an upgrade' });
    const answer = await fetch(`${urls[at % urls.length]}/api/systems`, { method: 'POST', headers, body });
    if (answer.ok) account.systems.add(Number(((await answer.json()) as { id: number }).id));
    else phase.failed++;
    phase.registered++;
    await sleep(REGISTER_EVERY_MS);
  }
}

async function migrate(mongodbUri: string): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'libs/service/src/store/migrations/main.ts')], {
    env: { ...process.env, MONGODB_URI: mongodbUri },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`the migrations ended with ${code}`);
}

async function countStrays(client: mongoose.mongo.MongoClient): Promise<(string | number)[][]> {
  const counts: (string | number)[][] = [];
  for (const [database, name] of COLLECTIONS) {
    const rows = client.db(database).collection(name);
    const stray = { $expr: { $ne: ['$organisationId', '$userId'] } };
    // Accounts that this release registers have organisations with numbers of their own; none were registered.
    counts.push([`${database}.${name}`, await rows.countDocuments(), await rows.countDocuments(stray)]);
  }
  return counts;
}
