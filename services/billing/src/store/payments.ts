import type { PaymentData } from '@aicp/contracts/events/billingEvents';
import type { MembershipEndedData } from '@aicp/contracts/events/organisationEvents';
import { collection } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';

/** A received payment. It outlives the organisation that paid, and then no longer names it. */
export type RecordedPayment = Omit<PaymentData, 'paymentId' | 'at'> & {
  /** The id of the invoice at Stripe, or of our purchase. */
  _id: string;
  at: Date;
};

const Payments = collection<RecordedPayment>(
  'payments',
  {
    _id: { type: String, required: true },
    version: { type: Number, default: 1 },
    userId: { type: Number, default: null },
    organisationId: { type: Number, required: true },
    what: { type: String, required: true },
    amount: { type: Number, required: true },
    currency: { type: String, required: true },
    testMode: { type: Boolean, required: true },
    returned: { type: Boolean, default: false },
    at: { type: Date, required: true },
  },
  [[{ userId: 1 }], [{ organisationId: 1 }]],
);

/** Inserts a payment if missing; returns whether it was new. */
export async function insertPaymentOnce(tx: Transaction, { _id, ...payment }: RecordedPayment): Promise<boolean> {
  const options = { upsert: true, session: tx.session };
  return (await Payments.updateOne({ _id }, { $setOnInsert: payment }, options)).upsertedCount === 1;
}

/** The recorded ones among these. */
export async function listRecorded(ids: string[]): Promise<string[]> {
  const found = await Payments.find({ _id: mongoose.trusted({ $in: ids }) }, { _id: 1 }).lean();
  return found.map(({ _id }) => _id);
}

/** Records whether the money was returned. @returns the payment afterwards, or null if nothing changed */
export async function setReturned(tx: Transaction, _id: string, returned: boolean): Promise<RecordedPayment | null> {
  return Payments.findOneAndUpdate(
    { _id, returned: !returned },
    { $set: { returned }, $inc: { version: 1 } },
    { returnDocument: 'after', session: tx.session },
  ).lean();
}

/** A page of all payments in ascending order of id, for publishing them again. */
export async function pagePayments(after: string, limit: number): Promise<(RecordedPayment & { id: string })[]> {
  const page = await Payments.find({ _id: mongoose.trusted({ $gt: after }) })
    .sort({ _id: 1 })
    .limit(limit)
    .lean();
  return page.map(payment => ({ ...payment, id: payment._id }));
}

/** Removes the organisation from its payments. */
export async function anonymisePayments(tx: Transaction, organisationId: number): Promise<void> {
  await Payments.updateMany({ organisationId }, { userId: null, organisationId: null }, { session: tx.session });
}

export async function transferPayments(tx: Transaction, ended: MembershipEndedData): Promise<void> {
  const { organisationId, userId, heirId } = ended;
  await Payments.updateMany({ organisationId, userId }, { userId: heirId }, { session: tx.session });
}
