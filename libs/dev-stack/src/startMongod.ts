import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient, MongoServerError } from 'mongodb';
import { type Binary, binaryEnv, type ServerOptions } from './binary.ts';
import { rotateLog } from './childLog.ts';
import { Failure } from './failure.ts';
import { type MongodbUser, mongodbKeyFile } from './mongodbUsers.ts';
import { mongodLog } from './mongodLog.ts';
import { repairMongoFolders } from './rewrite/mongoFolders.ts';
import { type RunningProcess, startProcess } from './startProcess.ts';

const REPLICA_SET = 'rs0';
/** The start limit; after a power cut a long journal may have to be replayed. */
const LIMIT_MS = 120_000;

/** A user's address, without a database, because every service names its own. */
export const mongodbUri = (port: number, { user, pwd }: Pick<MongodbUser, 'user' | 'pwd'>) =>
  `mongodb://${user}:${encodeURIComponent(pwd)}@127.0.0.1:${port}/?replicaSet=${REPLICA_SET}&authSource=admin`;

/**
 * How long a transaction left open by a killed process can block others. MongoDB's default of a minute is far longer than our
 * transactions take.
 */
const LIFETIME = ['--setParameter', 'transactionLifetimeLimitSeconds=10'];

/**
 * Loopback is open to every user of the machine. Without the bypass no one else can become the first user. Without compression, an
 * unpatched server leaks no memory to unauthenticated clients (CVE-2025-14847).
 */
const CLOSED = ['--setParameter', 'enableLocalhostAuthBypass=false', '--networkMessageCompressors', 'disabled'];

/** Lets a byte search find the data. Only for tests, because it takes several times the disk space. */
const PLAIN = [
  ...['--wiredTigerCollectionBlockCompressor', 'none', '--wiredTigerJournalCompressor', 'none'],
  ...['--wiredTigerIndexPrefixCompression', 'false'],
];

/** The access settings of mongod: `secret` generates its key file. Without `expires` it keeps expired rows. */
export type MongodAccess = { secret: string; users: readonly MongodbUser[]; expires?: boolean; plainFiles?: boolean };

/**
 * Starts mongod on a persistent folder as a replica set of one, which transactions need. Waits until it accepts writes and its users
 * exist.
 */
export async function startMongod(
  binary: Binary,
  options: ServerOptions,
  access: MongodAccess,
): Promise<RunningProcess> {
  const folder = repairMongoFolders(options.dataDir);
  const { running, log } = runMongod(binary, options, access, { name: 'mongod', folder });
  try {
    await Promise.race([becomePrimary(options.port, access), endedEarly(running, log)]);
    return running;
  } catch (error) {
    await running.stop();
    throw error;
  }
}

/** Runs mongod on a folder, as a member of the replica set, to which it need not belong yet. */
export function runMongod(
  binary: Binary,
  { dataDir, runDir, port }: ServerOptions,
  { secret, expires = true, plainFiles = false }: MongodAccess,
  { name, folder }: { name: string; folder: string },
): { running: RunningProcess; log: string } {
  const log = rotateLog(join(dataDir, 'logs'), name);
  const keyFile = join(dataDir, 'mongodb.key');
  rmSync(keyFile, { force: true });
  writeFileSync(keyFile, mongodbKeyFile(secret), { mode: 0o600 });
  const options = { dbpath: folder, port, bind_ip: '127.0.0.1', replSet: REPLICA_SET, keyFile };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const running = startProcess({
    name,
    command: binary.path,
    // The default cache is half of the machine's memory, and unix sockets would be shared with other stacks.
    args: [
      ...args,
      ...CLOSED,
      ...LIFETIME,
      ...(plainFiles ? PLAIN : []),
      '--setParameter',
      `ttlMonitorEnabled=${expires}`,
      '--wiredTigerCacheSizeGB',
      '0.25',
      '--oplogSize',
      '128',
      '--nounixsocket',
      '--quiet',
    ],
    env: binaryEnv(binary),
    runDir,
    onOutput: mongodLog(log),
  });
  return { running, log };
}

/** Rejects when mongod ends, with the reason. */
export async function endedEarly(running: RunningProcess, log: string): Promise<never> {
  const how = await running.ended;
  throw new Failure('crashed', `MongoDB did not start (${how}). ${lastFault(log)} Its log is ${log}.`);
}

/** Signs in as the server itself, by the key file, because a new folder has no other user. */
export function mongodClient(port: number, { secret }: Pick<MongodAccess, 'secret'>): MongoClient {
  return new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true&authSource=local`, {
    auth: { username: '__system', password: mongodbKeyFile(secret) },
    serverSelectionTimeoutMS: LIMIT_MS,
  });
}

/** The message of the last error or fatal line; mongod logs one JSON object per line, with the severity in `s`. */
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

async function becomePrimary(port: number, access: MongodAccess): Promise<void> {
  const client = mongodClient(port, access);
  try {
    const admin = (await client.connect()).db('admin');
    await configure(admin, `127.0.0.1:${port}`);
    for (const limit = Date.now() + LIMIT_MS; Date.now() < limit; await sleep(25)) {
      if ((await admin.command({ hello: 1 })).isWritablePrimary) return await makeUsers(admin, access.users);
    }
    throw new Failure('crashed', 'MongoDB started but does not accept writes.');
  } finally {
    await client.close();
  }
}

/** Creates the users, or gives existing ones their current roles and passwords. */
async function makeUsers(admin: ReturnType<MongoClient['db']>, users: readonly MongodbUser[]): Promise<void> {
  const { users: known } = await admin.command({ usersInfo: 1 });
  for (const { user, pwd, roles } of users) {
    // Records what was set, because setting a password again is slow.
    const set = createHash('sha256')
      .update(JSON.stringify([pwd, roles]))
      .digest('hex');
    const found = known.find((one: { user: string }) => one.user === user);
    if (found?.customData?.set === set) continue;
    const verb = found ? 'updateUser' : 'createUser';
    await admin.command({ [verb]: user, pwd, roles, customData: { set }, mechanisms: ['SCRAM-SHA-256'] });
  }
}

/** Initiates the replica set. For an existing one, sets its address, which differs at every start, and removes all other members. */
async function configure(admin: ReturnType<MongoClient['db']>, host: string): Promise<void> {
  const members = [{ _id: 0, host }];
  try {
    const { config } = await admin.command({ replSetGetConfig: 1 });
    const next = { ...config, version: config.version + 1, members };
    if (config.members.length > 1 || config.members[0].host !== host)
      await admin.command({ replSetReconfig: next, force: true });
  } catch (error) {
    const notYet = error instanceof MongoServerError && error.codeName === 'NotYetInitialized';
    if (!notYet) throw error;
    await admin.command({ replSetInitiate: { _id: REPLICA_SET, members } });
  }
}
