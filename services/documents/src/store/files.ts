import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DomainError } from '@aicp/contracts/domainError';
import type { Context } from '@aicp/service/store/context';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';
import { type ByteRange, type FileLocation, fileLocations, type KnownBytes } from '../domain/storedFile.ts';
import { type FileStore, filesAway, only } from './fileStore.ts';
import { storedRows } from './storedRows.ts';

const BUCKET = 'evidenceFiles';

function database(): mongoose.mongo.Db {
  const { db } = mongoose.connection;
  if (!db) throw new Error('MongoDB is not connected');
  return db;
}

const bucket = () => new mongoose.mongo.GridFSBucket(database(), { bucketName: BUCKET });
const heads = () => database().collection(`${BUCKET}.files`);
const chunks = () => database().collection(`${BUCKET}.chunks`);

type Key = Parameters<ReturnType<typeof bucket>['openDownloadStream']>[0];

/** The bytes are stored with the number itself as their key. */
const keyOf = (id: number) => id as unknown as Key;

/** In the service's database, by GridFS. */
export const gridFiles: FileStore = {
  async write(id, from, known) {
    await gridFiles.drop(id);
    await pipeline(from, only(known), bucket().openUploadStreamWithId(keyOf(id), String(id)));
  },

  async read(id, range) {
    if (!(await heads().findOne({ _id: keyOf(id) }, { projection: { _id: 1 } }))) return null;
    return bucket().openDownloadStream(keyOf(id), range && { start: range.start, end: range.end + 1 });
  },

  // Not in a transaction: an account's files can exceed its limit.
  async drop(id) {
    await chunks().deleteMany({ files_id: keyOf(id) });
    await heads().deleteOne({ _id: keyOf(id) });
  },

  async *ids() {
    // The index on (files_id, n) alone answers this.
    const groups = [{ $sort: { files_id: 1, n: 1 } }, { $group: { _id: '$files_id' } }];
    for await (const { _id } of chunks().aggregate<{ _id: number }>(groups)) yield _id;
  },

  async look(id) {
    const first = await chunks().findOne({ files_id: keyOf(id), n: 0 }, { projection: { _id: 1 } });
    if (!first) return null;
    const head = await heads().findOne({ _id: keyOf(id) }, { projection: { length: 1 } });
    return { began: first._id.getTimestamp(), bytes: head?.length };
  },
};

/** Deletes a file's bytes in the transaction that records their deletion. */
async function removeFromGrid({ session }: Transaction, id: number): Promise<void> {
  await heads().deleteOne({ _id: keyOf(id) }, { session });
  await chunks().deleteMany({ files_id: keyOf(id) }, { session });
}

/** Per process, like its connection to MongoDB. New files go to S3 if configured, and each file is read from its own store. */
const stores: Record<FileLocation, FileStore | null> = { mongodb: gridFiles, s3: null };

/** Stores new files in S3 from now on; with null, in MongoDB again. */
export function keepFilesIn(s3: FileStore | null): void {
  stores.s3 = s3;
}

/** @throws DomainError UNAVAILABLE if the file is in S3 and S3 is not configured */
export function fileStore(place: FileLocation): FileStore {
  const store = stores[place];
  if (!store) throw filesAway();
  return store;
}

/** The stores to sweep. */
export const fileStores = (): FileLocation[] => fileLocations.filter(place => stores[place]);

/**
 * Writes the bytes; without a row they do not count.
 * @returns their store, for the row
 */
export async function writeFile(id: number, from: Readable, known: KnownBytes): Promise<FileLocation> {
  const place = stores.s3 ? 's3' : 'mongodb';
  await fileStore(place).write(id, from, known);
  return place;
}

/** @throws DomainError NOT_FOUND if there are no bytes, UNAVAILABLE if the store cannot be reached */
export async function readFile(id: number, range?: ByteRange): Promise<Readable> {
  const row = (await storedRows([id])).get(id);
  const bytes = row && (await fileStore(row.lies).read(id, range));
  if (!bytes) throw new DomainError('NOT_FOUND', 'The contents of this file are missing. Please contact the operator.');
  return bytes;
}

/**
 * Permanently removes bytes from their store, one file after the other. Missing ones are ignored.
 * @throws DomainError UNAVAILABLE if the store cannot be reached, without recording anything
 */
export async function deleteFiles(ids: readonly number[]): Promise<void> {
  const rows = await storedRows(ids);
  for (const id of ids) {
    const lies = rows.get(id)?.lies;
    if (lies) fileStore(lies);
    for (const place of fileStores()) await fileStore(place).drop(id);
  }
}

/** Removes bytes in MongoDB in the transaction that records their deletion. `deleteOrphan` removes the others after the commit. */
export const removeFile = (tx: Transaction, id: number) => removeFromGrid(tx, id);

/**
 * Waits for the row of written bytes, and deletes them if it is certain that there is none. If the database is unavailable, the sweep
 * decides.
 */
export async function deleteUnlessRecorded(
  ctx: Pick<Context, 'logger'>,
  id: number,
  recorded: Promise<void>,
): Promise<void> {
  try {
    await recorded;
  } catch (error) {
    if (error instanceof DomainError) await deleteOrphan(ctx, id);
    throw error;
  }
}

/** Removes bytes without a row. Those that cannot be reached are left to the sweep. */
export async function deleteOrphan({ logger }: Pick<Context, 'logger'>, id: number): Promise<void> {
  try {
    await deleteFiles([id]);
  } catch (error) {
    logger.warn({ err: error, file: id }, 'files: unreferenced bytes are left for the sweep');
  }
}
