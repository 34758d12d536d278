import type { DutyAnswer } from '@aicp/contracts/events/organisationDuties';
import mongoose from 'mongoose';
import { collection } from './collection.ts';
import type { Transaction } from './transaction.ts';

/** The answers of an organisation to its organisation duties, as last published by systems-assessment. */
type Row = {
  /** The organisation's. */
  _id: number;
  version: number;
  duties: DutyAnswer[];
};

const Rows = collection<Row>('duty_answers', {
  _id: { type: Number, required: true },
  version: { type: Number, required: true },
  duties: { type: mongoose.Schema.Types.Mixed, default: [] },
});

export async function listDutyAnswers(organisationId: number, tx?: Transaction): Promise<DutyAnswer[]> {
  const found = await Rows.findById(organisationId, { duties: 1 }, { session: tx?.session }).lean();
  return found?.duties ?? [];
}

/** Stores the answers unless newer ones are known. Returns whether they were stored. */
export async function upsertDutyAnswers({ session }: Transaction, { _id, ...said }: Row): Promise<boolean> {
  const known = await Rows.findById(_id, { version: 1 }, { session }).lean();
  if (known && known.version >= said.version) return false;
  await Rows.updateOne({ _id }, said, { session, upsert: true });
  return true;
}

export async function removeDutyAnswers({ session }: Transaction, organisationId: number): Promise<void> {
  await Rows.deleteOne({ _id: organisationId }, { session });
}
