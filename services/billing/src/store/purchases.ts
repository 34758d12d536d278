import type { PaymentMode } from '@aicp/contracts/events/billingJobs';
import type { MembershipEndedData } from '@aicp/contracts/events/organisationEvents';
import { collection, type Stored, withId } from '@aicp/service/store/collection';
import { deleteBatch } from '@aicp/service/store/deleteInBatches';
import { duplicateField } from '@aicp/service/store/mongo';
import type { Transaction } from '@aicp/service/store/transaction';
import { transferRows } from '@aicp/service/store/transferRows';
import mongoose from 'mongoose';
import type { Purchase, PurchaseStatus } from '../domain/purchase.ts';

/** The most entries in a list. */
const MAX_LISTED = 100;

/** Whether this is the purchase of its kind that counts; false once it was cancelled or refunded. */
type Row = Stored<Purchase> & { counts: boolean };

const Purchases = collection<Row>(
  'purchases',
  {
    _id: { type: Number, required: true },
    userId: { type: Number, required: true },
    organisationId: { type: Number, required: true },
    mode: { type: String, required: true },
    assessmentId: { type: Number, required: true },
    documentType: { type: String, required: true },
    amount: { type: Number, required: true },
    currency: { type: String, required: true },
    status: { type: String, default: 'pending' },
    version: { type: Number, default: 0 },
    paymentIntentId: { type: String, default: null },
    receiptUrl: { type: String, default: null },
    createdAt: { type: Date, required: true },
    paidAt: { type: Date, default: null },
    counts: { type: Boolean, default: true },
  },
  [
    [
      { userId: 1, assessmentId: 1, documentType: 1, mode: 1 },
      { unique: true, partialFilterExpression: { counts: true } },
    ],
    [
      { organisationId: 1, assessmentId: 1, documentType: 1, mode: 1 },
      { unique: true, partialFilterExpression: { counts: true } },
    ],
    [{ userId: 1, _id: 1 }],
    [{ organisationId: 1, _id: 1 }],
    [{ mode: 1, paymentIntentId: 1 }],
    [{ status: 1, _id: 1 }],
  ],
);

const OURS = { counts: 0 } as const;

/** After these states the document must be bought again. */
const OVER: PurchaseStatus[] = ['refunded', 'canceled'];

type Wanted = Pick<Purchase, 'organisationId' | 'assessmentId' | 'documentType' | 'mode'>;

/** @throws an error of `isBoughtTwice` if a valid one of its kind exists */
export async function insertPurchase(tx: Transaction, { id, ...purchase }: Purchase): Promise<void> {
  await Purchases.create([{ _id: id, ...purchase }], { session: tx.session });
}

/** Whether a purchase was refused because one of its kind exists. */
export function isBoughtTwice(error: unknown): boolean {
  return ['userId', 'organisationId'].includes(duplicateField(error) ?? '');
}

/** The purchase of a type of document for one of these assessments; a paid one before a pending one. */
export async function findCountingPurchase(
  { organisationId, documentType, mode }: Omit<Wanted, 'assessmentId'>,
  assessmentIds: readonly number[],
  tx?: Transaction,
): Promise<Purchase | null> {
  const wanted = { organisationId, assessmentId: mongoose.trusted({ $in: assessmentIds }), documentType, mode };
  const options = tx ? { session: tx.session } : {};
  const found = (
    await Purchases.find({ ...wanted, counts: true }, OURS, options)
      .sort({ _id: -1 })
      .lean()
  ).map(withId);
  return found.find(({ status }) => status !== 'pending') ?? found[0] ?? null;
}

/** Newest first. */
export async function listPurchases(organisationId: number, assessmentIds: readonly number[]): Promise<Purchase[]> {
  const filter = { organisationId, assessmentId: mongoose.trusted({ $in: assessmentIds }) };
  const found = await Purchases.find(filter, OURS).sort({ _id: -1 }).limit(MAX_LISTED).lean();
  return found.map(withId);
}

export async function findPurchase(organisationId: number, id: number): Promise<Purchase | null> {
  const purchase = await Purchases.findOne({ _id: id, organisationId }, OURS).lean();
  return purchase && withId(purchase);
}

/** The purchase of a Stripe payment, for any owner. */
export async function findPurchaseByPayment(mode: PaymentMode, paymentIntentId: string): Promise<Purchase | null> {
  const purchase = await Purchases.findOne({ mode, paymentIntentId }, OURS).lean();
  return purchase && withId(purchase);
}

/** A page of the purchases with pending payment, in order, for the reconciliation. */
export async function listPendingPurchases(since: Date, after: number, limit: number): Promise<Purchase[]> {
  const young = mongoose.trusted({ $gte: since });
  const page = await Purchases.find(
    { status: 'pending', createdAt: young, _id: mongoose.trusted({ $gt: after }) },
    OURS,
  )
    .sort({ _id: 1 })
    .limit(limit)
    .lean();
  return page.map(withId);
}

/** A page of one organisation's purchases, in order, for the export. */
export async function pagePurchases(organisationId: number, after: number, limit: number): Promise<Purchase[]> {
  const page = await Purchases.find({ organisationId, _id: mongoose.trusted({ $gt: after }) }, OURS)
    .sort({ _id: 1 })
    .limit(limit)
    .lean();
  return page.map(withId);
}

/** Writes Stripe's current state. False if `purchase` has changed since it was read. */
export async function changePurchase(
  tx: Transaction,
  { id, organisationId, version }: Purchase,
  changes: Partial<Omit<Purchase, 'id' | 'version'>>,
): Promise<boolean> {
  const counts = changes.status === undefined ? {} : { counts: !OVER.includes(changes.status) };
  const { matchedCount } = await Purchases.updateOne(
    { _id: id, organisationId, version },
    { $set: { ...changes, ...counts }, $inc: { version: 1 } },
    { session: tx.session },
  );
  return matchedCount === 1;
}

/** Deletes one batch of an organisation's purchases; returns how many. */
export async function removePurchases(tx: Transaction, organisationId: number, limit: number): Promise<number> {
  return (await deleteBatch(Purchases, tx, { organisationId }, limit)).length;
}

export function transferPurchases(tx: Transaction, ended: MembershipEndedData, limit: number): Promise<number> {
  return transferRows(Purchases, tx, ended, limit);
}
