import type { ActionsStatedData } from '@aicp/contracts/events/actionEvents';
import type { SystemsMergedData } from '@aicp/contracts/events/assessmentEvents';
import { collection } from '@aicp/service/store/collection';
import { deleteBatch } from '@aicp/service/store/deleteInBatches';
import { reassignRows } from '@aicp/service/store/reassignRows';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';
import { ownDueOf } from '../domain/ownDueOf.ts';

/** Also kept for actions without such a date, so that an earlier state that arrives late does not count. */
type Row = {
  _id: number;
  organisationId: number;
  systemId: number;
  /** The law under which the action is listed. */
  under: 'EU' | 'UK' | null;
  /** ISO date; null unless the action is open and the organisation chose its due date. */
  due: string | null;
  /** When this was published. */
  at: Date;
};

const DueDates = collection<Row>(
  'action_due_dates',
  {
    _id: { type: Number, required: true },
    organisationId: { type: Number, required: true },
    systemId: { type: Number, required: true },
    under: { type: String, default: null },
    due: { type: String, default: null },
    at: { type: Date, required: true },
  },
  [[{ organisationId: 1, systemId: 1, under: 1, due: 1 }]],
);

/** Stores states that are newer than the stored ones. The caller has locked the system. Returns whether any was. */
export async function applyDueDates(
  { session }: Transaction,
  { organisationId, systemId, at: published, actions, deleted }: Omit<ActionsStatedData, 'userId' | 'comments'>,
): Promise<boolean> {
  const at = new Date(published);
  const states = [
    ...actions.map(action => ({
      _id: action.id,
      under: action.jurisdiction ?? action.filesUnder,
      due: ownDueOf(action),
    })),
    ...deleted.map(_id => ({ _id, under: null, due: null })),
  ];
  const named = { _id: mongoose.trusted({ $in: states.map(({ _id }) => _id) }) };
  const known = states.length === 0 ? [] : await DueDates.find(named, { at: 1 }, { session }).lean();
  const newest = new Map(known.map(row => [row._id, row.at]));
  const writes = states.flatMap(({ _id, ...state }) => {
    const before = newest.get(_id);
    if (before && before >= at) return [];
    const update = { $set: { organisationId, systemId, ...state, at } };
    return [{ updateOne: { filter: { _id }, update, upsert: true } }];
  });
  if (writes.length > 0) await DueDates.bulkWrite(writes, { session });
  return writes.length > 0;
}

/** The earliest due date that the organisation chose for an open action of a system under a law; null if missing. */
export async function earliestOwnDue(
  { session }: Transaction,
  of: Pick<Row, 'organisationId' | 'systemId'>,
  law: 'EU' | 'UK',
): Promise<string | null> {
  const dated = { ...of, under: law, due: mongoose.trusted({ $gt: '' }) };
  const found = await DueDates.findOne(dated, { due: 1 }, { session }).sort({ due: 1 }).lean();
  return found?.due ?? null;
}

/** Deletes one batch of a system's due dates, or of all due dates of an organisation. Returns how many. */
export async function removeDueDates(
  tx: Transaction,
  of: { organisationId: number; systemId?: number },
  limit: number,
): Promise<number> {
  return (await deleteBatch(DueDates, tx, of, limit)).length;
}

export function reassignDueDates(tx: Transaction, merged: SystemsMergedData): Promise<void> {
  return reassignRows(DueDates, tx, merged);
}
