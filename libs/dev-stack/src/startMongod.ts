import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient, MongoServerError } from 'mongodb';
import { type Binary, binaryEnv, type ServerOptions } from './binary.ts';
import { rotateLog } from './childLog.ts';
import { Failure } from './failure.ts';
import { type RunningProcess, startProcess } from './startProcess.ts';

const REPLICA_SET = 'rs0';
/** A long journal may have to be replayed after a power cut. */
const LIMIT_MS = 120_000;

/** The address without a database: every service names its own. */
export const mongodbUri = (port: number) => `mongodb://127.0.0.1:${port}/?replicaSet=${REPLICA_SET}`;

/** What a killed process left open blocks others for this long; MongoDB's own minute is far more than ours last. */
const LIFETIME = ['--setParameter', 'transactionLifetimeLimitSeconds=10'];

/** Starts mongod on a persistent folder as a replica set of one, which transactions need, and waits until it takes writes. */
export async function startMongod(binary: Binary, { dataDir, runDir, port }: ServerOptions): Promise<RunningProcess> {
  const folder = join(dataDir, 'mongo');
  mkdirSync(folder, { recursive: true });
  const log = rotateLog(join(dataDir, 'logs'), 'mongod');
  const options = { dbpath: folder, port, bind_ip: '127.0.0.1', replSet: REPLICA_SET, logpath: log };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const running = startProcess({
    name: 'mongod',
    command: binary.path,
    // The default cache is half of the machine's memory; unix sockets would be shared with other stacks.
    args: [...args, ...LIFETIME, '--wiredTigerCacheSizeGB', '0.25', '--oplogSize', '128', '--nounixsocket', '--quiet'],
    env: binaryEnv(binary),
    runDir,
  });
  try {
    await Promise.race([becomePrimary(port), endedEarly(running, log)]);
    return running;
  } catch (error) {
    await running.stop();
    throw error;
  }
}

async function endedEarly(running: RunningProcess, log: string): Promise<never> {
  const how = await running.ended;
  throw new Failure('crashed', `MongoDB did not start (${how}). ${lastFault(log)} Its log is ${log}.`);
}

/** The message of the last error or fatal line; mongod logs one JSON object a line, severity in `s`. */
function lastFault(log: string): string {
  try {
    const faults = readFileSync(log, 'utf8')
      .split('\n')
      .filter(line => /"s":"[EF]"/.test(line) && line.includes('"error"'));
    const { attr } = JSON.parse(faults.at(-1) ?? '{}');
    return attr?.error?.errmsg ?? String(attr?.error ?? '');
  } catch {
    return '';
  }
}

async function becomePrimary(port: number): Promise<void> {
  const client = new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`, {
    serverSelectionTimeoutMS: LIMIT_MS,
  });
  try {
    const admin = (await client.connect()).db('admin');
    await configure(admin, `127.0.0.1:${port}`);
    for (const limit = Date.now() + LIMIT_MS; Date.now() < limit; await sleep(25)) {
      if ((await admin.command({ hello: 1 })).isWritablePrimary) return;
    }
    throw new Failure('crashed', 'MongoDB started but does not accept writes.');
  } finally {
    await client.close();
  }
}

/** Initiates the replica set, or, as the port differs at every start, gives an existing one its new address. */
async function configure(admin: ReturnType<MongoClient['db']>, host: string): Promise<void> {
  const members = [{ _id: 0, host }];
  try {
    const { config } = await admin.command({ replSetGetConfig: 1 });
    const next = { ...config, version: config.version + 1, members };
    if (config.members[0].host !== host) await admin.command({ replSetReconfig: next, force: true });
  } catch (error) {
    const notYet = error instanceof MongoServerError && error.codeName === 'NotYetInitialized';
    if (!notYet) throw error;
    await admin.command({ replSetInitiate: { _id: REPLICA_SET, members } });
  }
}
