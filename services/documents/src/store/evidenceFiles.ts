import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';

const BUCKET = 'evidenceFiles';

function bucket() {
  const { db } = mongoose.connection;
  if (!db) throw new Error('MongoDB is not connected');
  return new mongoose.mongo.GridFSBucket(db, { bucketName: BUCKET });
}

type Key = Parameters<ReturnType<typeof bucket>['openDownloadStream']>[0];

/** Bytes are kept under the evidence's id. */
const keyOf = (id: number) => id as unknown as Key;

/** Writes the bytes; without an entry in `evidence` beside them they count for nothing. */
export async function writeFile(id: number, from: Readable): Promise<void> {
  await pipeline(from, bucket().openUploadStreamWithId(keyOf(id), String(id)));
}

export function readFile(id: number): Readable {
  return bucket().openDownloadStream(keyOf(id));
}

/** Removes a file's bytes in the transaction that notes their end. */
export async function removeFile(tx: Transaction, id: number): Promise<void> {
  const { db } = mongoose.connection;
  const { session } = tx;
  const key = keyOf(id);
  await db?.collection(`${BUCKET}.files`).deleteOne({ _id: key }, { session });
  await db?.collection(`${BUCKET}.chunks`).deleteMany({ files_id: key }, { session });
}

/**
 * Removes bytes permanently, one file after the other: all files of an account are more than fits into a transaction.
 * Those that are not there are no fault.
 */
export async function dropFiles(ids: readonly number[]): Promise<void> {
  const { db } = mongoose.connection;
  for (const key of ids.map(keyOf)) {
    await db?.collection(`${BUCKET}.chunks`).deleteMany({ files_id: key });
    await db?.collection(`${BUCKET}.files`).deleteOne({ _id: key });
  }
}

/** Every file of which there are bytes, finished or not. */
export async function* fileIds(): AsyncGenerator<number> {
  // Answered by the index on (files_id, n) alone.
  const groups = [{ $sort: { files_id: 1, n: 1 } }, { $group: { _id: '$files_id' } }];
  const cursor = mongoose.connection.collection(`${BUCKET}.chunks`).aggregate<{ _id: number }>(groups);
  for await (const { _id } of cursor) yield _id;
}

/** When the upload of a file began; null when there is no byte of it. */
export async function uploadBegan(id: number): Promise<Date | null> {
  const chunks = mongoose.connection.collection(`${BUCKET}.chunks`);
  const first = await chunks.findOne({ files_id: keyOf(id), n: 0 }, { projection: { _id: 1 } });
  return first?._id.getTimestamp() ?? null;
}
