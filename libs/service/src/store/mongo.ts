import { DomainError } from '@aicp/contracts/domainError';
import mongoose from 'mongoose';
import { type ServiceProcess, WrongSetting } from '../process/serviceProcess.ts';
import { untilAvailable } from '../process/untilAvailable.ts';
import { untilMigrated } from './migrations/untilMigrated.ts';
import { LockLost } from './migrations/withLock.ts';

/** No call may hang, for example at a failover, so the driver gives up after this many milliseconds. */
export const TIMEOUT_MS = 8_000;

/**
 * Connects to the service's own database, and waits until it answers and has the migrations that this release needs. A second call in a
 * process does not connect again.
 * @param migrations the folder of the service's migrations
 * @throws WrongSetting for a database that is not ours, or that refuses the user
 */
export async function connectMongo(
  app: ServiceProcess,
  env: { MONGODB_URI: string; MONGODB_DATABASE: string; MIGRATE_AT_START: boolean },
  migrations: URL,
): Promise<void> {
  const first = !app.checks.has('mongodb');
  app.checks.set('mongodb', () => mongoose.connection.db?.command({ ping: 1 }) ?? Promise.reject(new Error('closed')));
  if (first) app.onStop(closeMongo);
  await untilMongo(app, async () => {
    await openMongo(env.MONGODB_URI, env.MONGODB_DATABASE).catch(sayRefused);
    const target = { client: mongoose.connection.getClient(), database: env.MONGODB_DATABASE, folder: migrations };
    await untilMigrated(app, target, env.MIGRATE_AT_START);
  });
}

/** Runs a step of the start that needs the database, once it is available. It may run several times. */
export function untilMongo<Result>(app: ServiceProcess, run: () => Promise<Result>): Promise<Result> {
  return untilAvailable(app, 'MongoDB', { run, isUnavailable: isUnavailableAtStart });
}

function isUnavailableAtStart(error: unknown): boolean {
  if (error instanceof DomainError) return error.code === 'UNAVAILABLE';
  return (
    isUnavailable(error) || error instanceof LockLost || (error instanceof Error && isUnavailableAtStart(error.cause))
  );
}

const AUTHENTICATION_FAILED = 18;

function sayRefused(error: unknown): never {
  if (error instanceof mongoose.mongo.MongoServerError && error.code === AUTHENTICATION_FAILED)
    throw new WrongSetting('MongoDB refuses the user or the password in MONGODB_URI.');
  throw error;
}

/** Opens only the connection, without a process around it: for tests and scripts. Does not build indexes. */
export async function openMongo(uri: string, database: string): Promise<void> {
  mongoose.set('sanitizeFilter', true);
  await mongoose.connect(uri, {
    dbName: database,
    serverSelectionTimeoutMS: TIMEOUT_MS,
    waitQueueTimeoutMS: TIMEOUT_MS,
    socketTimeoutMS: 2 * TIMEOUT_MS,
    writeConcern: { w: 'majority' },
    retryWrites: true,
    // As in the rows' types, instead of BSON's binary.
    promoteBuffers: true,
    autoIndex: false,
    autoCreate: false,
  });
}

export async function closeMongo(): Promise<void> {
  await mongoose.disconnect();
}

/** The name of the field whose unique value already exists, if a write failed for that reason; otherwise undefined. */
export function duplicateField(error: unknown): string | undefined {
  if (!(error instanceof mongoose.mongo.MongoServerError) || error.code !== 11000) return undefined;
  return Object.keys(error.keyPattern ?? {})[0] ?? '_id';
}

/**
 * MongoDB's codes for a busy server (MaxTimeMSExpired, of a commit), and for one that is stopping or is not the primary:
 * ShutdownInProgress, PrimarySteppedDown, NotWritablePrimary, InterruptedAtShutdown, InterruptedDueToReplStateChange,
 * NotPrimaryNoSecondaryOk, NotPrimaryOrSecondary.
 */
const AWAY_CODES = [50, 91, 189, 10_107, 11_600, 11_602, 13_435, 13_436];
/** Labels of errors after an election or too many conflicts, once the driver has stopped retrying. */
const AWAY = ['TransientTransactionError', 'UnknownTransactionCommitResult', 'RetryableWriteError'];

/** Whether an error only means that the database is temporarily unavailable. */
export function isUnavailable(error: unknown): boolean {
  const { MongoError, MongoNetworkError, MongoServerSelectionError } = mongoose.mongo;
  return (
    error instanceof mongoose.Error.MongooseServerSelectionError ||
    error instanceof MongoServerSelectionError ||
    error instanceof MongoNetworkError ||
    (error instanceof MongoError &&
      (error.name === 'MongoWaitQueueTimeoutError' ||
        AWAY_CODES.includes(Number(error.code)) ||
        AWAY.some(label => error.hasErrorLabel(label))))
  );
}
