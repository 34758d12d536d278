import type { OwnField } from '@aicp/contracts/inputs/ownFieldInputs';
import { collection } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';

/** A copy of the own fields of an organisation, as last published. */
type Row = {
  /** The organisation's. */
  _id: number;
  version: number;
  fields: OwnField[];
};

const Fields = collection<Row>('own_fields', {
  _id: { type: Number, required: true },
  version: { type: Number, required: true },
  fields: { type: mongoose.Schema.Types.Mixed, default: [] },
});

/** Stores a newer version. */
export async function upsertOwnFields({ session }: Transaction, { _id, ...list }: Row): Promise<void> {
  await Fields.updateOne({ _id }, { $setOnInsert: list }, { upsert: true, session });
  const older = { _id, version: mongoose.trusted({ $lt: list.version }) };
  await Fields.updateOne(older, list, { session });
}

export async function listOwnFields(organisationId: number, tx?: Transaction): Promise<OwnField[]> {
  const found = await Fields.findById(organisationId, { fields: 1 }, tx ? { session: tx.session } : {}).lean();
  return found?.fields ?? [];
}

export async function removeOwnFields({ session }: Transaction, organisationId: number): Promise<void> {
  await Fields.deleteOne({ _id: organisationId }, { session });
}
