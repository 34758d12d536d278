import type { DutyAnswer } from '@aicp/contracts/events/organisationDuties';
import type { FactsAsOf, FactsBy, OrganisationFacts } from '@aicp/contracts/events/organisationFacts';
import { collection, part } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose, { type ClientSession } from 'mongoose';
import { findDuties, listDuties } from './organisationDuties.ts';

type Said = { facts: OrganisationFacts; factsAsOf: FactsAsOf; factsBy: FactsBy };

/** An organisation's answers about itself, with their dates and members, and those to its duties. Facts are null if none are recorded. */
export type OnRecord = Omit<Said, 'facts'> & { facts: OrganisationFacts | null; duties: DutyAnswer[] };

/** An organisation's facts, as identity last published them. */
type Row = Said & { _id: number; version: number; reassessMonths: number | null };

/** The stored form of facts, here and with a completed assessment. */
export const facts = part<OrganisationFacts>({
  kind: { type: String, default: null },
  size: { type: String, default: null },
  turnover: { type: Number, default: null },
  answers: { type: mongoose.Schema.Types.Mixed, default: {} },
});

const Organisations = collection<Row>('organisations', {
  _id: { type: Number, required: true },
  version: { type: Number, required: true },
  facts: { type: facts, required: true },
  factsAsOf: { type: mongoose.Schema.Types.Mixed, default: {} },
  factsBy: { type: mongoose.Schema.Types.Mixed, default: {} },
  reassessMonths: { type: Number, default: null },
});

const ON_RECORD = { facts: 1, factsAsOf: 1, factsBy: 1 } as const;

const NOTHING = { facts: null, factsAsOf: {}, factsBy: {} } as const;

export async function findOnRecord(organisationId: number, session?: ClientSession): Promise<OnRecord> {
  const found = await Organisations.findById(organisationId, ON_RECORD, { session }).lean();
  return { ...(found ?? NOTHING), duties: await findDuties(organisationId, session) };
}

/** The facts and answers in the order of `ids`. */
export async function listOnRecord(ids: readonly number[]): Promise<OnRecord[]> {
  const [found, duties] = await Promise.all([
    Organisations.find({ _id: mongoose.trusted({ $in: ids }) }, ON_RECORD).lean(),
    listDuties(ids),
  ]);
  const byId = new Map(found.map(row => [row._id, row]));
  return ids.map((id, at) => ({ ...(byId.get(id) ?? NOTHING), duties: duties[at] ?? [] }));
}

/** The organisation's reassessment interval in months; null if none is set. */
export async function findInterval({ session }: Transaction, organisationId: number): Promise<number | null> {
  const found = await Organisations.findById(organisationId, { reassessMonths: 1 }, { session }).lean();
  return found?.reassessMonths ?? null;
}

/** Stores the facts unless later ones are stored. */
export async function upsertFacts(tx: Transaction, { _id, version, ...said }: Row): Promise<void> {
  const options = { session: tx.session };
  const known = await Organisations.findById(_id, { version: 1 }, options).lean();
  if (known && known.version >= version) return;
  await Organisations.updateOne({ _id }, { version, ...said }, { ...options, upsert: true });
}

export async function removeFacts(tx: Transaction, organisationId: number): Promise<void> {
  await Organisations.deleteOne({ _id: organisationId }, { session: tx.session });
}
