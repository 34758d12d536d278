import type { OrganisationFacts } from '@aicp/contracts/organisationFacts';
import { collection, withId } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose, { type ClientSession } from 'mongoose';
import { NOTHING_KNOWN } from '../domain/organisationFacts.ts';

/** What is on record about an organisation. There is a row once something is. */
type Row = OrganisationFacts & {
  _id: number;
  version: number;
  /** When a person last stated facts: a completed assessment from before fills nothing in. */
  statedAt: Date | null;
};
export type OrganisationRecord = Omit<Row, '_id'> & { id: number };

const Organisations = collection<Row>('organisations', {
  _id: { type: Number, required: true },
  version: { type: Number, required: true },
  kind: { type: String, default: null },
  size: { type: String, default: null },
  turnover: { type: Number, default: null },
  answers: { type: mongoose.Schema.Types.Mixed, default: {} },
  statedAt: { type: Date, default: null },
});

/** Without a row: version 0, nothing known. */
export async function findOrganisation(id: number, session?: ClientSession): Promise<OrganisationRecord> {
  const found = await Organisations.findById(id, null, { session }).lean();
  return found ? withId(found) : { id, version: 0, statedAt: null, ...NOTHING_KNOWN };
}

export async function putOrganisation(tx: Transaction, { id, ...record }: OrganisationRecord): Promise<void> {
  await Organisations.updateOne({ _id: id }, { $set: record }, { upsert: true, session: tx.session });
}

/** All with ids above `after`, by rising id: for publishing them again. */
export async function pageOrganisations(after: number, limit: number): Promise<OrganisationRecord[]> {
  const above = { _id: mongoose.trusted({ $gt: after }) };
  return (await Organisations.find(above).sort({ _id: 1 }).limit(limit).lean()).map(withId);
}

export async function deleteOrganisation(tx: Transaction, id: number): Promise<void> {
  await Organisations.deleteOne({ _id: id }, { session: tx.session });
}

/** For the export of everything that a user has. */
export async function findOrganisationForExport(id: number): Promise<object[]> {
  const { id: organisationId, version, ...facts } = await findOrganisation(id);
  return version > 0 ? [{ organisationId, ...facts }] : [];
}
