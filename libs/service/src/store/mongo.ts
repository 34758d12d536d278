import mongoose from 'mongoose';
import type { ServiceProcess } from '../process/serviceProcess.ts';
import { untilMigrated } from './migrations/untilMigrated.ts';

/** Nothing may hang, at a failover for example: the driver gives up after this many milliseconds. */
export const TIMEOUT_MS = 8_000;

/**
 * Connects to the service's own database, and waits until it is migrated as far as this release needs. Calling it again in a
 * process connects no second time.
 * @param migrations the folder of the service's migrations
 */
export async function connectMongo(
  app: ServiceProcess,
  env: { MONGODB_URI: string; MONGODB_DATABASE: string; MIGRATE_AT_START: boolean },
  migrations: URL,
): Promise<void> {
  const first = !app.checks.has('mongodb');
  app.checks.set('mongodb', () => mongoose.connection.db?.command({ ping: 1 }) ?? Promise.reject(new Error('closed')));
  await openMongo(env.MONGODB_URI, env.MONGODB_DATABASE);
  if (first) app.onStop(closeMongo);
  const target = { client: mongoose.connection.getClient(), database: env.MONGODB_DATABASE, folder: migrations };
  await untilMigrated(app, target, env.MIGRATE_AT_START);
}

/** The connection alone, without a process around it: for tests and scripts. It builds nothing. */
export async function openMongo(uri: string, database: string): Promise<void> {
  mongoose.set('sanitizeFilter', true);
  await mongoose.connect(uri, {
    dbName: database,
    serverSelectionTimeoutMS: TIMEOUT_MS,
    waitQueueTimeoutMS: TIMEOUT_MS,
    socketTimeoutMS: 2 * TIMEOUT_MS,
    writeConcern: { w: 'majority' },
    retryWrites: true,
    // As the rows' types have it, instead of BSON's binary.
    promoteBuffers: true,
    autoIndex: false,
    autoCreate: false,
  });
}

export async function closeMongo(): Promise<void> {
  await mongoose.disconnect();
}

/** Whether a write failed because a unique value exists already; the name of that field, or undefined. */
export function duplicateField(error: unknown): string | undefined {
  if (!(error instanceof mongoose.mongo.MongoServerError) || error.code !== 11000) return undefined;
  return Object.keys(error.keyPattern ?? {})[0] ?? '_id';
}

/** MongoDB's MaxTimeMSExpired: a commit that a busy server did not confirm in time. */
const TIME_LIMIT = 50;
/** Labels of what an election or too many conflicts leave over when the driver has stopped retrying. */
const AWAY = ['TransientTransactionError', 'UnknownTransactionCommitResult', 'RetryableWriteError'];

/** Whether an error only says that the database is away for the moment. */
export function isUnavailable(error: unknown): boolean {
  const { MongoError, MongoNetworkError, MongoServerSelectionError } = mongoose.mongo;
  return (
    error instanceof mongoose.Error.MongooseServerSelectionError ||
    error instanceof MongoServerSelectionError ||
    error instanceof MongoNetworkError ||
    (error instanceof MongoError &&
      (error.name === 'MongoWaitQueueTimeoutError' ||
        error.code === TIME_LIMIT ||
        AWAY.some(label => error.hasErrorLabel(label))))
  );
}
