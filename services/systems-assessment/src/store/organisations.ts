import type { OrganisationFacts } from '@aicp/contracts/events/organisationFacts';
import { collection, part } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose, { type ClientSession } from 'mongoose';

/** An organisation's facts, as identity last published them. */
type Row = { _id: number; version: number; facts: OrganisationFacts; reassessMonths: number | null };

/** How facts are kept, here and with a completed assessment. */
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
  reassessMonths: { type: Number, default: null },
});

/** What is recorded about an organisation; null when nothing is. */
export async function findFacts(organisationId: number, session: ClientSession): Promise<OrganisationFacts | null> {
  const found = await Organisations.findById(organisationId, { facts: 1 }, { session }).lean();
  return found?.facts ?? null;
}

/** In the order of `ids`. */
export async function listFacts(ids: readonly number[]): Promise<(OrganisationFacts | null)[]> {
  const found = await Organisations.find({ _id: mongoose.trusted({ $in: ids }) }, { facts: 1 }).lean();
  const byId = new Map(found.map(row => [row._id, row.facts]));
  return ids.map(id => byId.get(id) ?? null);
}

/** After how many months an organisation wants results looked at again; null: it sets no interval. */
export async function findInterval({ session }: Transaction, organisationId: number): Promise<number | null> {
  const found = await Organisations.findById(organisationId, { reassessMonths: 1 }, { session }).lean();
  return found?.reassessMonths ?? null;
}

/** Keeps the facts unless later ones are known. */
export async function putFacts(tx: Transaction, { _id, version, facts, reassessMonths }: Row): Promise<void> {
  const options = { session: tx.session };
  const known = await Organisations.findById(_id, { version: 1 }, options).lean();
  if (known && known.version >= version) return;
  await Organisations.updateOne({ _id }, { version, facts, reassessMonths }, { ...options, upsert: true });
}

export async function removeFacts(tx: Transaction, organisationId: number): Promise<void> {
  await Organisations.deleteOne({ _id: organisationId }, { session: tx.session });
}
