import type { MembershipEndedData } from '@aicp/contracts/events/organisationEvents';
import type { Owner } from '@aicp/contracts/owner';
import type { Plan } from '@aicp/contracts/rights/plans';
import { collection } from '@aicp/service/store/collection';
import { deleteBatch } from '@aicp/service/store/deleteInBatches';
import type { Transaction } from '@aicp/service/store/transaction';
import { transferRows } from '@aicp/service/store/transferRows';
import mongoose from 'mongoose';
import { findPaymentMode } from './paymentMode.ts';

export type PurchaseCopy = {
  purchaseId: number;
  userId: number;
  organisationId: number;
  version: number;
  assessmentId: number;
  documentType: string;
  paid: boolean;
  testMode: boolean;
};

/** Copies of billing's data, and the documents used of a plan's monthly allowance. */
type PlanRow = {
  /** The organisation's number. */
  _id: number;
  organisationId: number;
  plan: Plan;
  version: number;
  /** Increases with every use, so that two concurrent requests cannot both use the last one. */
  taken: number;
};

const Plans = collection<PlanRow>('plans', {
  _id: { type: Number, required: true },
  organisationId: { type: Number, required: true },
  plan: { type: String, default: 'free' },
  version: { type: Number, default: -1 },
  taken: { type: Number, default: 0 },
});

const Purchases = collection<Omit<PurchaseCopy, 'purchaseId'> & { _id: number }>(
  'purchases',
  {
    _id: { type: Number, required: true },
    userId: { type: Number, required: true },
    organisationId: { type: Number, required: true },
    version: { type: Number, required: true },
    assessmentId: { type: Number, required: true },
    documentType: { type: String, required: true },
    paid: { type: Boolean, required: true },
    testMode: { type: Boolean, required: true },
  },
  [[{ userId: 1, assessmentId: 1, documentType: 1 }], [{ organisationId: 1, assessmentId: 1, documentType: 1 }]],
);

type Wanted = Pick<PurchaseCopy, 'organisationId' | 'assessmentId' | 'documentType'>;

/** Every assessment of the same system under the same law: one purchase covers the document in all of them. */
type OfSystem = Wanted & { assessmentIds: readonly number[] };

/** One document of one assessment counts once a month ("2026-11", UTC), however often it is generated. */
type ShareRow = Owner & Wanted & { _id: string; month: string };

const Shares = collection<ShareRow>(
  'shares',
  {
    _id: { type: String, required: true },
    userId: { type: Number, required: true },
    organisationId: { type: Number, required: true },
    assessmentId: { type: Number, required: true },
    documentType: { type: String, required: true },
    month: { type: String, required: true },
  },
  [[{ userId: 1, month: 1 }], [{ organisationId: 1, month: 1 }]],
);

type PlanState = Pick<PlanRow, 'organisationId' | 'plan' | 'version'>;

/** Stores a plan's state if newer than the stored one. */
export async function upsertPlan(tx: Transaction, { organisationId, plan, version }: PlanState): Promise<void> {
  const { session } = tx;
  const first = { $setOnInsert: { organisationId, plan, version } };
  await Plans.updateOne({ _id: organisationId }, first, { upsert: true, session });
  await Plans.updateOne(
    { _id: organisationId, version: mongoose.trusted({ $lt: version }) },
    { plan, version },
    { session },
  );
}

/** Stores a purchase's state if newer than the stored one. */
export async function upsertPurchase(tx: Transaction, { purchaseId, ...purchase }: PurchaseCopy): Promise<void> {
  const { session } = tx;
  await Purchases.updateOne({ _id: purchaseId }, { $setOnInsert: purchase }, { upsert: true, session });
  const older = { _id: purchaseId, version: mongoose.trusted({ $lt: purchase.version }) };
  await Purchases.updateOne(older, purchase, { session });
}

export async function findPlan(organisationId: number, tx?: Transaction): Promise<Plan> {
  return (await Plans.findById(organisationId, { plan: 1 }, { session: tx?.session }).lean())?.plan ?? 'free';
}

/** The data that decides the entitlement to one document. A purchase with a test card counts in sandbox mode only. */
export async function findEntitlement(
  tx: Transaction,
  { organisationId, assessmentId, assessmentIds, documentType }: OfSystem,
  month: string,
) {
  const { session } = tx;
  const wanted = { organisationId, assessmentId, documentType };
  const { sandboxMode } = await findPaymentMode(tx);
  const plan = await findPlan(organisationId, tx);
  const covers = { organisationId, assessmentId: mongoose.trusted({ $in: assessmentIds }), documentType };
  const paid = { ...covers, paid: true, ...(sandboxMode ? {} : { testMode: false }) };
  // Real money takes precedence over a test card, whichever came first.
  const bought = await Purchases.findOne(paid, { testMode: 1 }, { session }).sort({ testMode: 1 }).lean();
  const others = { organisationId, month, _id: mongoose.trusted({ $ne: shareKey(wanted, month) }) };
  return { plan, bought, includedThisMonth: await Shares.countDocuments(others, { session }), sandboxMode };
}

/** The number of documents that the month's allowance covered, up to a maximum. */
export async function countShares(organisationId: number, month: string, most: number): Promise<number> {
  return Shares.countDocuments({ organisationId, month }, { limit: most });
}

/** Uses the month's allowance for a document, only once for the same document. Two concurrent documents conflict, and one is retried. */
export async function useAllowance(tx: Transaction, wanted: Owner & Wanted, month: string): Promise<void> {
  const { session } = tx;
  const { userId, organisationId, assessmentId, documentType } = wanted;
  const taking = { $inc: { taken: 1 }, $setOnInsert: { organisationId } };
  await Plans.updateOne({ _id: organisationId }, taking, { upsert: true, session });
  const share = { userId, organisationId, assessmentId, documentType, month };
  await Shares.updateOne({ _id: shareKey(wanted, month) }, { $setOnInsert: share }, { upsert: true, session });
}

/** Returns the allowance of a document that was not generated. */
export async function returnAllowance(tx: Transaction, wanted: Wanted, month: string): Promise<void> {
  await Shares.deleteOne({ _id: shareKey(wanted, month) }, { session: tx.session });
}

export async function removePlan(tx: Transaction, organisationId: number): Promise<void> {
  await Plans.deleteOne({ _id: organisationId }, { session: tx.session });
}

/** Deletes one batch of an organisation's purchases; returns how many. */
export async function removePurchases(tx: Transaction, organisationId: number, limit: number): Promise<number> {
  return (await deleteBatch(Purchases, tx, { organisationId }, limit)).length;
}

/** Deletes a batch of an organisation's used allowance; returns their number. */
export async function removeShares(tx: Transaction, organisationId: number, limit: number): Promise<number> {
  return (await deleteBatch(Shares, tx, { organisationId }, limit)).length;
}

export function transferPurchases(tx: Transaction, ended: MembershipEndedData, limit: number): Promise<number> {
  return transferRows(Purchases, tx, ended, limit);
}

export function transferShares(tx: Transaction, ended: MembershipEndedData, limit: number): Promise<number> {
  return transferRows(Shares, tx, ended, limit);
}

function shareKey({ organisationId, assessmentId, documentType }: Wanted, month: string): string {
  return `${organisationId}-${month}-${assessmentId}-${documentType}`;
}
