import type { MembershipEndedData } from '@aicp/contracts/events/organisationEvents';
import { type Owner, ownerOf } from '@aicp/contracts/owner';
import { collection } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';
import { FREE, type Standing } from '../domain/subscription.ts';

/** The last published state of an organisation's plan. */
type Row = Standing & {
  /** The organisation's number. */
  _id: number;
  userId: number;
  organisationId: number;
  version: number;
  /** Increases with every read within a change, so that two concurrent changes cannot both use an old state. */
  looks: number;
};

const Standings = collection<Row>('standings', {
  _id: { type: Number, required: true },
  userId: { type: Number, required: true },
  organisationId: { type: Number, required: true },
  version: { type: Number, default: 0 },
  plan: { type: String, default: FREE.plan },
  status: { type: String, maxlength: 50, default: FREE.status },
  endsAt: { type: Date, default: null },
  looks: { type: Number, default: 0 },
});

/** Reads and locks the last published state, until the transaction ends. */
export async function lockPublishedState(
  tx: Transaction,
  { userId, organisationId }: Owner,
): Promise<Standing & { version: number }> {
  const { plan, status, endsAt, version } = await Standings.findOneAndUpdate(
    { _id: organisationId },
    { $inc: { looks: 1 }, $setOnInsert: { userId, organisationId } },
    { upsert: true, returnDocument: 'after', setDefaultsOnInsert: true, session: tx.session },
  )
    .orFail()
    .lean();
  return { plan, status, endsAt, version };
}

export async function upsertStanding(
  tx: Transaction,
  organisationId: number,
  standing: Standing,
  version: number,
): Promise<void> {
  await Standings.updateOne({ _id: organisationId }, { ...standing, version }, { session: tx.session });
}

/** A page of the last published states, in order, to publish them again. */
export async function pageStandings(
  after: number,
  limit: number,
): Promise<(Standing & Owner & { id: number; version: number })[]> {
  const page = await Standings.find({ _id: mongoose.trusted({ $gt: after }), version: mongoose.trusted({ $gt: 0 }) })
    .sort({ _id: 1 })
    .limit(limit)
    .lean();
  return page.map(({ _id, userId, organisationId, plan, status, endsAt, version }) => {
    return { id: _id, userId, organisationId, plan, status, endsAt, version };
  });
}

/** A page of the organisations with any published state, in order. */
export async function listStandings(after: number, limit: number): Promise<Owner[]> {
  const page = await Standings.find({ _id: mongoose.trusted({ $gt: after }) }, { userId: 1, organisationId: 1 })
    .sort({ _id: 1 })
    .limit(limit)
    .lean();
  return page.map(ownerOf);
}

export async function removeStanding(tx: Transaction, organisationId: number): Promise<void> {
  await Standings.deleteOne({ _id: organisationId }, { session: tx.session });
}

export async function transferStanding(tx: Transaction, ended: MembershipEndedData): Promise<void> {
  const { organisationId, userId, heirId } = ended;
  await Standings.updateOne({ _id: organisationId, userId }, { userId: heirId }, { session: tx.session });
}
