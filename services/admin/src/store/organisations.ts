import type { SubscriptionChangedData } from '@aicp/contracts/events/subscriptionEvents';
import type { LogSettings } from '@aicp/contracts/rights/logReaders';
import { collection, type Stored, withId } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';
import { upsertIfNewer } from './upsertIfNewer.ts';

/** An organisation as identity and billing last published it. */
export type Organisation = {
  id: number;
  /** Null until it has published one. */
  name: string | null;
  plan: string;
};

type Row = Stored<Organisation> & LogSettings & { nameVersion?: number; planVersion?: number };

const Organisations = collection<Row>('organisations', {
  _id: { type: Number, required: true },
  name: { type: String, default: null },
  logHiddenFromApprovers: { type: Boolean, default: false },
  logShownToReaders: { type: Boolean, default: false },
  nameVersion: { type: Number },
  plan: { type: String, default: 'free' },
  planVersion: { type: Number },
});

export async function ensureOrganisation(tx: Transaction, id: number): Promise<void> {
  await Organisations.updateOne({ _id: id }, { $setOnInsert: { plan: 'free' } }, { upsert: true, session: tx.session });
}

/** Stores the name and the settings that identity published, unless newer ones are stored. */
export async function upsertName(
  tx: Transaction,
  id: number,
  version: number,
  said: { name: string } & LogSettings,
): Promise<void> {
  await upsertIfNewer(tx, Organisations, id, ['nameVersion', version], said);
}

export async function findLogSettings(id: number): Promise<LogSettings> {
  const found = await Organisations.findById(id, { logHiddenFromApprovers: 1, logShownToReaders: 1 }).lean();
  return {
    logHiddenFromApprovers: found?.logHiddenFromApprovers ?? false,
    logShownToReaders: found?.logShownToReaders ?? false,
  };
}

/** Stores billing's state of a plan, unless a newer one is known. */
export async function upsertPlan(
  tx: Transaction,
  { organisationId, version, plan }: SubscriptionChangedData,
): Promise<void> {
  await upsertIfNewer(tx, Organisations, organisationId, ['planVersion', version], { plan });
}

export async function removeOrganisation(tx: Transaction, id: number): Promise<void> {
  await Organisations.deleteOne({ _id: id }, { session: tx.session });
}

/** In ascending order of id, above `after`. */
export async function listOrganisations(after: number, limit: number): Promise<Organisation[]> {
  const fields = { name: 1, plan: 1 } as const;
  const found = await Organisations.find({ _id: mongoose.trusted({ $gt: after }) }, fields)
    .sort({ _id: 1 })
    .limit(limit)
    .lean();
  return found.map(withId);
}

export async function listPlansByOrganisation(ids: readonly number[]): Promise<Map<number, string>> {
  const found = await Organisations.find({ _id: mongoose.trusted({ $in: ids }) }, { plan: 1 }).lean();
  return new Map(found.map(({ _id, plan }) => [_id, plan]));
}

/** For a rebuild. Names are not published again, and stay. */
export async function clearPlans(): Promise<void> {
  await Organisations.updateMany({}, { $set: { plan: 'free' }, $unset: { planVersion: 1 } });
}
