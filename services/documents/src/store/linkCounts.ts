import type { Transaction } from '@aicp/service/store/transaction';
import { Files } from './evidence.ts';
import { countLinks } from './evidenceLinks.ts';

/** Stores how many links files have, in the transaction that changes the links. */
export async function recountLinks(tx: Transaction, organisationId: number, fileIds: readonly number[]): Promise<void> {
  const ids = [...new Set(fileIds)];
  if (ids.length === 0) return;
  const counts = await countLinks(tx, organisationId, ids);
  const writes = ids.map(_id => ({
    updateOne: { filter: { _id, organisationId }, update: { $set: { linkCount: counts.get(_id) ?? 0 } } },
  }));
  await Files.bulkWrite(writes, { session: tx.session });
}
