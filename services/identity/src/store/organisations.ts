import { newRecord } from '@aicp/contracts/entities/field';
import { type OrganisationFields, organisationFields } from '@aicp/contracts/entities/organisation';
import { collection, withId } from '@aicp/service/store/collection';
import { pathsOf } from '@aicp/service/store/fieldPaths';
import { nextId } from '@aicp/service/store/serialIds';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose, { type ClientSession } from 'mongoose';
import { type KnownFacts, NOTHING_KNOWN } from '../domain/organisationFacts.ts';

type Row = KnownFacts &
  OrganisationFields & {
    _id: number;
    version: number;
    /** Null without a row. */
    createdAt: Date | null;
    /** When a member last stated facts: an assessment completed earlier fills nothing in. */
    statedAt: Date | null;
    /** Completion time of the assessment that filled in each question's answer. */
    filled: Record<string, string>;
  };
export type OrganisationRecord = Omit<Row, '_id'> & { id: number };

const Organisations = collection<Row>('organisations', {
  _id: { type: Number, required: true },
  version: { type: Number, required: true },
  ...pathsOf(organisationFields),
  createdAt: { type: Date, default: null },
  kind: { type: String, default: null },
  size: { type: String, default: null },
  turnover: { type: Number, default: null },
  answers: { type: mongoose.Schema.Types.Mixed, default: {} },
  factsAsOf: { type: mongoose.Schema.Types.Mixed, default: {} },
  factsBy: { type: mongoose.Schema.Types.Mixed, default: {} },
  statedAt: { type: Date, default: null },
  filled: { type: mongoose.Schema.Types.Mixed, default: {} },
});

/** Far enough from users' ids that mixing them up matches no one. */
const FIRST_ABOVE = 1_000_000;

export function nextOrganisationId(): Promise<number> {
  return nextId('organisations', FIRST_ABOVE);
}

/** Version 0 without facts, if there is no row. */
export async function findOrganisation(id: number, session?: ClientSession): Promise<OrganisationRecord> {
  const found = await Organisations.findById(id, null, { session }).lean();
  return found ? withId(found) : emptyOrganisation(id);
}

/** The organisations with these numbers. */
export async function listOrganisations(ids: readonly number[]): Promise<Map<number, OrganisationRecord>> {
  const found = await Organisations.find({ _id: mongoose.trusted({ $in: ids }) }).lean();
  return new Map(found.map(row => [row._id, withId(row)]));
}

/** An organisation without recorded facts. */
function emptyOrganisation(id: number): OrganisationRecord {
  const unstated = { createdAt: null, statedAt: null, filled: {} };
  return { id, version: 0, ...newRecord(organisationFields, {}), ...unstated, ...NOTHING_KNOWN };
}

export async function upsertOrganisation(tx: Transaction, { id, ...record }: OrganisationRecord): Promise<void> {
  await Organisations.updateOne({ _id: id }, { $set: record }, { upsert: true, session: tx.session });
}

/** All with ids above `after`, in ascending order of id: for publishing them again. */
export async function pageOrganisations(after: number, limit: number): Promise<OrganisationRecord[]> {
  const above = { _id: mongoose.trusted({ $gt: after }) };
  return (await Organisations.find(above).sort({ _id: 1 }).limit(limit).lean()).map(withId);
}

export async function deleteOrganisation(tx: Transaction, id: number): Promise<void> {
  await Organisations.deleteOne({ _id: id }, { session: tx.session });
}

/** For a user's export of their data. */
export async function listOrganisationForExport(id: number): Promise<object[]> {
  const { id: organisationId, version, filled: _, ...facts } = await findOrganisation(id);
  return version > 0 ? [{ organisationId, ...facts }] : [];
}
