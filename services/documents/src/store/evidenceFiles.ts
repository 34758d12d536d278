import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Transaction } from '@aicp/service/transaction';
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

/** Writes the bytes; without an entry in `evidence` beside them they count for nothing and are swept away. */
export async function writeFile(id: number, from: Readable): Promise<void> {
  await pipeline(from, bucket().openUploadStreamWithId(keyOf(id), String(id)));
}

export function readFile(id: number): Readable {
  return bucket().openDownloadStream(keyOf(id));
}

/** Removes bytes in the transaction that removes what they belong to. Those that are not there are no fault. */
export async function removeFiles(tx: Transaction, ids: readonly number[]): Promise<void> {
  const { db } = mongoose.connection;
  const { session } = tx;
  const keys = ids.map(keyOf);
  await db?.collection(`${BUCKET}.files`).deleteMany({ _id: { $in: keys } }, { session });
  await db?.collection(`${BUCKET}.chunks`).deleteMany({ files_id: { $in: keys } }, { session });
}

/** Removes bytes that nothing came to belong to, after a failed upload. */
export async function dropFile(id: number): Promise<void> {
  await bucket()
    .delete(keyOf(id))
    .catch(() => {});
}
