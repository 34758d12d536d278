import type { PaymentMode } from '@aicp/contracts/billingJobs';
import type { Transaction } from '@aicp/service/store/transaction';
import { withId } from '@aicp/service/store/withId';
import mongoose, { type ClientSession, Schema } from 'mongoose';
import { awaitsPayment, type Subscription } from '../domain/subscription.ts';

/** What a user is to Stripe in one payment mode, and the copy of their subscription there. */
export type Customer = {
  id: number;
  userId: number;
  mode: PaymentMode;
  /** Makes two calls for the same customer one at Stripe. */
  key: string;
  /** Stripe's id, once there is one. */
  stripeId: string | null;
  /** As Stripe had it at `readAt`; null without one. */
  subscription: Subscription | null;
  readAt: Date | null;
  /** Rises with every copy. Who wants to write one must have read from Stripe since the last was written. */
  revision: number;
  /** Whether the person may pay something at any moment. */
  open: boolean;
};

const schema = new Schema(
  {
    _id: { type: Number, required: true },
    userId: { type: Number, required: true },
    mode: { type: String, required: true },
    key: { type: String, required: true },
    stripeId: { type: String, default: null },
    subscription: { type: Schema.Types.Mixed, default: null },
    readAt: { type: Date, default: null },
    revision: { type: Number, default: 0 },
    open: { type: Boolean, default: true },
  },
  { collection: 'customers', versionKey: false },
);
schema.index({ userId: 1, mode: 1 }, { unique: true });
schema.index({ mode: 1, stripeId: 1 });
schema.index({ open: 1, _id: 1 });

const Customers = mongoose.model('Customer', schema);

type Stored = Omit<Customer, 'id'> & { _id: number };

/** Makes the customer of a user in a mode, unless there is one. */
export async function openCustomer(
  tx: Transaction,
  customer: Pick<Customer, 'id' | 'userId' | 'mode' | 'key'>,
): Promise<void> {
  const { id, key, userId, mode } = customer;
  const made = { $setOnInsert: { _id: id, key } };
  await Customers.updateOne({ userId, mode }, made, { upsert: true, session: tx.session });
}

export async function findCustomer(
  userId: number,
  mode: PaymentMode,
  session?: ClientSession,
): Promise<Customer | null> {
  const customer = await Customers.findOne({ userId, mode }, null, { session }).lean<Stored>();
  return customer && withId(customer);
}

/** Both modes. */
export async function findCustomers(userId: number, session?: ClientSession): Promise<Customer[]> {
  const customers = await Customers.find({ userId }, null, { session }).sort({ _id: 1 }).lean<Stored[]>();
  return customers.map(withId);
}

/** The user behind one of Stripe's customers; null for somebody else's, or an erased one. */
export async function userOfCustomer(mode: PaymentMode, stripeId: string): Promise<number | null> {
  const customer = await Customers.findOne({ mode, stripeId }, { userId: 1 }).lean<Stored>();
  return customer?.userId ?? null;
}

/** A page of the customers that Stripe knows, in order, for the reconciliation: all, or those who may be paying. */
export async function listCustomers(
  scope: 'open' | 'all',
  after: number,
  limit: number,
): Promise<Pick<Customer, 'id' | 'userId' | 'mode'>[]> {
  const page = await Customers.find(
    {
      ...(scope === 'open' ? { open: true } : {}),
      _id: mongoose.trusted({ $gt: after }),
      stripeId: mongoose.trusted({ $ne: null }),
    },
    { userId: 1, mode: 1 },
  )
    .sort({ _id: 1 })
    .limit(limit)
    .lean<Stored[]>();
  return page.map(withId);
}

export async function setStripeId(tx: Transaction, userId: number, mode: PaymentMode, stripeId: string): Promise<void> {
  await Customers.updateOne({ userId, mode }, { stripeId }, { session: tx.session });
}

/**
 * Writes what Stripe has now. False when somebody wrote since `revision`: what was read may be older than theirs.
 */
export async function copySubscription(
  tx: Transaction,
  { userId, mode, revision }: Pick<Customer, 'userId' | 'mode' | 'revision'>,
  subscription: Subscription | null,
  readAt: Date,
): Promise<boolean> {
  const { matchedCount } = await Customers.updateOne(
    { userId, mode, revision },
    { $set: { subscription, readAt, open: awaitsPayment(subscription) }, $inc: { revision: 1 } },
    { session: tx.session },
  );
  return matchedCount === 1;
}

/** Notes that Stripe was asked and has nothing new. */
export async function noteRead({ userId, mode }: Pick<Customer, 'userId' | 'mode'>, readAt: Date): Promise<void> {
  await Customers.updateOne({ userId, mode }, { readAt });
}

export async function removeCustomers(tx: Transaction, userId: number): Promise<void> {
  await Customers.deleteMany({ userId }, { session: tx.session });
}
