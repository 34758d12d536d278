import { pipeline } from 'node:stream/promises';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';
import { type FileStore, only } from './fileStore.ts';

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

/** Bytes are kept under the number itself. */
const keyOf = (id: number) => id as unknown as Key;

/** In the service's own database, by GridFS. */
export const gridFiles: FileStore = {
  async write(id, from, known) {
    await gridFiles.drop(id);
    await pipeline(from, only(known), bucket().openUploadStreamWithId(keyOf(id), String(id)));
  },

  async read(id, range) {
    if (!(await heads().findOne({ _id: keyOf(id) }, { projection: { _id: 1 } }))) return null;
    return bucket().openDownloadStream(keyOf(id), range && { start: range.start, end: range.end + 1 });
  },

  // Not in a transaction: all files of an account are more than fits into one.
  async drop(id) {
    await chunks().deleteMany({ files_id: keyOf(id) });
    await heads().deleteOne({ _id: keyOf(id) });
  },

  async *ids() {
    // Answered by the index on (files_id, n) alone.
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

/** Removes a file's bytes in the transaction that notes their end. */
export async function removeFromGrid({ session }: Transaction, id: number): Promise<void> {
  await heads().deleteOne({ _id: keyOf(id) }, { session });
  await chunks().deleteMany({ files_id: keyOf(id) }, { session });
}
