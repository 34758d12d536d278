import mongoose from 'mongoose';
import type { ServiceProcess } from './serviceProcess.ts';

/** Nothing may hang, at a failover for example: the driver gives up after this many milliseconds. */
export const TIMEOUT_MS = 8_000;

/**
 * Connects to the service's own database and builds the indexes of the stores loaded so far. Calling it again in a
 * process connects no second time and builds those of the stores loaded since.
 */
export async function connectMongo(
  app: ServiceProcess,
  env: { MONGODB_URI: string; MONGODB_DATABASE: string },
): Promise<void> {
  const first = !app.checks.has('mongodb');
  app.checks.set('mongodb', () => mongoose.connection.db?.command({ ping: 1 }) ?? Promise.reject(new Error('closed')));
  await openMongo(env.MONGODB_URI, env.MONGODB_DATABASE);
  if (first) app.onStop(closeMongo);
}

/** The connection alone, without a process around it: for tests and scripts. */
export async function openMongo(uri: string, database: string): Promise<void> {
  mongoose.set('sanitizeFilter', true);
  await mongoose.connect(uri, {
    dbName: database,
    serverSelectionTimeoutMS: TIMEOUT_MS,
    waitQueueTimeoutMS: TIMEOUT_MS,
    socketTimeoutMS: 2 * TIMEOUT_MS,
    writeConcern: { w: 'majority' },
    retryWrites: true,
    autoIndex: false,
    autoCreate: false,
  });
  await Promise.all(Object.values(mongoose.models).map(model => model.createCollection()));
  await Promise.all(Object.values(mongoose.models).map(model => model.createIndexes()));
}

export async function closeMongo(): Promise<void> {
  await mongoose.disconnect();
}

/** Whether a write failed because a unique value exists already; the name of that field, or undefined. */
export function duplicateField(error: unknown): string | undefined {
  if (!(error instanceof mongoose.mongo.MongoServerError) || error.code !== 11000) return undefined;
  return Object.keys(error.keyPattern ?? {})[0] ?? '_id';
}

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
      (error.name === 'MongoWaitQueueTimeoutError' || AWAY.some(label => error.hasErrorLabel(label))))
  );
}
