import type { OwnField } from '@aicp/contracts/inputs/ownFieldInputs';
import { collection } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose, { type ClientSession } from 'mongoose';

/** The own fields of an organisation, in the order of their creation. */
export type OwnFields = { organisationId: number; userId: number; version: number; fields: OwnField[] };
type Row = Omit<OwnFields, 'organisationId'> & {
  /** The organisation's. */
  _id: number;
};

const Fields = collection<Row>('own_fields', {
  _id: { type: Number, required: true },
  /** The member who changed them last. */
  userId: { type: Number, required: true },
  version: { type: Number, required: true },
  fields: { type: mongoose.Schema.Types.Mixed, default: [] },
});

export async function listOwnFields(organisationId: number, session?: ClientSession): Promise<OwnField[]> {
  const found = await Fields.findById(organisationId, { fields: 1 }, { session }).lean();
  return found?.fields ?? [];
}

/** Stores the whole list; returns it with its version. */
export async function upsertOwnFields(
  { session }: Transaction,
  { organisationId, userId, fields }: Omit<OwnFields, 'version'>,
): Promise<OwnFields> {
  const { version } = await Fields.findOneAndUpdate(
    { _id: organisationId },
    { $set: { fields, userId }, $inc: { version: 1 } },
    { upsert: true, returnDocument: 'after', session },
  )
    .orFail()
    .lean();
  return { organisationId, userId, version, fields };
}

/** All own fields with ids above `after`, in ascending order of id: for publishing them again. */
export async function pageOwnFields(after: number, limit: number): Promise<(OwnFields & { id: number })[]> {
  const above = { _id: mongoose.trusted({ $gt: after }) };
  const rows = await Fields.find(above).sort({ _id: 1 }).limit(limit).lean();
  return rows.map(({ _id, ...row }) => ({ ...row, id: _id, organisationId: _id }));
}

/** For the organisation's export. */
export async function pageOwnFieldsForExport(
  organisationId: number,
  after: number,
): Promise<{ id: number; fields: OwnField[] }[]> {
  const fields = after === 0 ? await listOwnFields(organisationId) : [];
  return fields.length > 0 ? [{ id: organisationId, fields }] : [];
}

export async function removeOwnFields({ session }: Transaction, organisationId: number): Promise<void> {
  await Fields.deleteOne({ _id: organisationId }, { session });
}
