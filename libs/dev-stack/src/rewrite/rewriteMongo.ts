import { readdirSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Document, MongoClient } from 'mongodb';
import type { Binary } from '../binary.ts';
import { Failure } from '../failure.ts';
import { freePort } from '../freePort.ts';
import type { Kept } from '../keepRunning.ts';
import { endedEarly, type MongodAccess, mongodClient, runMongod } from '../startMongod.ts';
import type { RunningProcess } from '../startProcess.ts';
import { deleteOtherFolders, emptyCopyFolder, switchToMongoCopy } from './mongoFolders.ts';

/** The disk space left free next to the copy. */
const SPARE_BYTES = 500 * 1024 ** 2;
/** The limit for copying everything: a large installation on a slow disk. */
const COPY_LIMIT_MS = 4 * 60 * 60_000;
/** The limit for the last writes to reach the copy while writes are stopped. Afterwards the server accepts writes again. */
const CATCH_UP_LIMIT_MS = 20_000;
const STEPPED_DOWN_SECONDS = 120;
const STOP_LIMIT_MS = 60_000;

export interface MongoToRewrite {
  binary: Binary;
  dataDir: string;
  runDir: string;
  port: number;
  access: MongodAccess;
  kept: Kept;
}

/**
 * Replaces MongoDB's files with ones that contain only the current data: no freed block, journal or oplog entry of deleted data. A second
 * server joins the replica set and copies everything while work continues (an initial sync). Its folder then replaces the old one.
 * Clients wait for the few seconds of a restart. Whatever ends during this, one complete folder is left.
 * @throws Failure if disk space is insufficient or the copy failed; the server then continues with its old files
 */
export async function rewriteMongo({ binary, dataDir, runDir, port, access, kept }: MongoToRewrite): Promise<void> {
  checkSpace(dataDir);
  const copyPort = await freePort();
  const { running: copy, log } = runMongod(binary, { dataDir, runDir, port: copyPort }, access, {
    name: 'mongod-copy',
    folder: emptyCopyFolder(dataDir),
  });
  const primary = mongodClient(port, access);
  const second = mongodClient(copyPort, access);
  try {
    await forgetImages(primary);
    await Promise.race([copyTo(primary, second, `127.0.0.1:${copyPort}`), endedEarly(copy, log)]);
    await stopWrites(primary, second);
    const closed = endServer(second).then(() => awaitExit(copy));
    closed.catch(() => undefined);
    const between = async () => {
      await closed;
      switchToMongoCopy(dataDir);
    };
    await kept.replace({ end: () => endServer(primary), between });
  } catch (error) {
    await goOn(primary, copy);
    const reason = error instanceof Error ? error.message : error;
    throw new Failure('crashed', `MongoDB’s files could not be rewritten: ${reason}`);
  } finally {
    await Promise.all([primary.close(), second.close()]);
    await deleteOtherFolders(dataDir);
  }
}

function checkSpace(dataDir: string): void {
  const folder = join(dataDir, 'mongo');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const size = files.reduce(
    (sum, file) => sum + (statSync(join(folder, file), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
  const { bavail, bsize } = statfsSync(dataDir);
  if (bavail * bsize >= size + SPARE_BYTES) return;
  const megabytes = Math.ceil((size + SPARE_BYTES) / 1024 ** 2);
  const sentence = `MongoDB's files still hold what was deleted: rewriting them takes ${megabytes} MB of free disk space in ${dataDir}.`;
  throw new Failure('diskFull', sentence);
}

/** Deletes the earlier versions of rows that MongoDB keeps for retrying a change, which happens within seconds or never. */
async function forgetImages(primary: MongoClient): Promise<void> {
  await primary.db('config').collection('image_collection').deleteMany({});
}

/** Adds the second server as a member that neither votes nor is visible to clients, and waits until it has all data. */
async function copyTo(primary: MongoClient, second: MongoClient, host: string): Promise<void> {
  const { config } = await primary.db('admin').command({ replSetGetConfig: 1 });
  const member = { _id: 1, host, priority: 0, votes: 0, hidden: true };
  const next = { ...config, version: config.version + 1, members: [config.members[0], member] };
  await primary.db('admin').command({ replSetReconfig: next });
  for (const limit = Date.now() + COPY_LIMIT_MS; Date.now() < limit; await sleep(100)) {
    if ((await second.db('admin').command({ hello: 1 })).secondary) return;
    // A restarted server no longer knows the second one (startMongod).
    const { config: present } = await primary.db('admin').command({ replSetGetConfig: 1 });
    if (present.members.length === 1) throw new Error('MongoDB was restarted.');
  }
  throw new Error('the copy took too long.');
}

/** Stops writes at the primary, and waits until the second server has the last one on disk. */
async function stopWrites(primary: MongoClient, second: MongoClient): Promise<void> {
  const seconds = { replSetStepDown: STEPPED_DOWN_SECONDS, secondaryCatchUpPeriodSecs: 0, force: true };
  await primary.db('admin').command(seconds);
  for (const limit = Date.now() + CATCH_UP_LIMIT_MS; Date.now() < limit; await sleep(20)) {
    const [last, copied] = await Promise.all([lastWrites(primary), lastWrites(second)]);
    if (last.state !== 'PRIMARY' && last.applied === copied.durable) return;
  }
  throw new Error('the copy did not catch up.');
}

/** Ends the server at once: a member that is not the primary waits 15 s for its clients after a signal. */
async function endServer(client: MongoClient): Promise<void> {
  // The server answers by closing the connection.
  await client
    .db('admin')
    .command({ shutdown: 1, force: true, timeoutSecs: 0 })
    .catch(() => undefined);
}

/** @throws Error for a copy that may be incomplete */
async function awaitExit(copy: RunningProcess): Promise<void> {
  const how = await Promise.race([copy.ended, sleep(STOP_LIMIT_MS, 'too late', { ref: false })]);
  if (how !== 'exit code 0') throw new Error(`the copy did not end in order (${how}).`);
}

async function lastWrites(client: MongoClient): Promise<{ state: string; applied: string; durable: string }> {
  const { members, optimes } = await client.db('admin').command({ replSetGetStatus: 1 });
  const { stateStr } = members.find(({ self }: Document) => self);
  return {
    state: stateStr,
    applied: JSON.stringify(optimes.appliedOpTime),
    durable: JSON.stringify(optimes.durableOpTime),
  };
}

/** Lets the server accept writes again, without the second one. */
async function goOn(primary: MongoClient, copy: RunningProcess): Promise<void> {
  await copy.stop();
  const admin = primary.db('admin');
  try {
    const { config } = await admin.command({ replSetGetConfig: 1 });
    const next = { ...config, version: config.version + 1, members: config.members.slice(0, 1) };
    await admin.command({ replSetReconfig: next, force: true });
    await admin.command({ replSetFreeze: 0 }); // refused where it had not stopped
  } catch {
    // The server is restarting, which has the same effect (startMongod).
  }
}
