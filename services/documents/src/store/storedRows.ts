import mongoose from 'mongoose';
import type { FileLocation, KnownBytes } from '../domain/storedFile.ts';
import { Files } from './evidence.ts';
import { Proposed, STORED } from './proposedFiles.ts';

/** A row's record of its bytes: for evidence, or a supplier's file. */
export type StoredRow = KnownBytes & { id: number; lies: FileLocation };

const PAGE = 200;
const AT_ONCE = 8;
const SHOWN = { bytes: 1, sha256: 1, lies: 1 } as const;
const rowOf = ({ _id, ...row }: Omit<StoredRow, 'id'> & { _id: number }): StoredRow => ({ id: _id, ...row });

/** Evidence first: an accepted supplier's file has both rows, with one id. */
async function find(_id: object, limit: number): Promise<StoredRow[]> {
  const by = { sort: { _id: 1 }, limit } as const;
  const [evidence, proposed] = await Promise.all([
    Files.find({ _id, removedAt: null }, SHOWN, by).lean(),
    Proposed.find({ _id, state: STORED }, SHOWN, by).lean(),
  ]);
  return [...evidence, ...proposed].map(rowOf);
}

/** The ids that must have bytes, for all owners. */
export async function storedRows(ids: readonly number[]): Promise<Map<number, StoredRow>> {
  const rows = await find(mongoose.trusted({ $in: ids }), ids.length);
  return new Map(rows.map(row => [row.id, row]));
}

/** All stored rows, in batches, in ascending order of number. */
export async function* everyStoredRow(): AsyncGenerator<StoredRow[]> {
  for (let after = 0; ; ) {
    const rows = (await find(mongoose.trusted({ $gt: after }), PAGE)).toSorted((a, b) => a.id - b.id).slice(0, PAGE);
    for (let at = 0; at < rows.length; at += AT_ONCE) yield rows.slice(at, at + AT_ONCE);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** Records that bytes were copied. @returns whether a row still names them */
export async function setFileLocation(id: number, lies: FileLocation): Promise<boolean> {
  const evidence = await Files.updateOne({ _id: id, removedAt: null }, { lies });
  const proposed = await Proposed.updateOne({ _id: id, state: STORED }, { lies });
  return evidence.matchedCount + proposed.matchedCount > 0;
}
