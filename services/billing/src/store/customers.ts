import type { PaymentMode } from '@aicp/contracts/events/billingJobs';
import type { MembershipEndedData } from '@aicp/contracts/events/organisationEvents';
import { type Owner, ownerOf } from '@aicp/contracts/owner';
import { batchPerTick } from '@aicp/service/store/batchPerTick';
import { collection, part, type Stored, withId } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import { transferRows } from '@aicp/service/store/transferRows';
import mongoose, { type ClientSession } from 'mongoose';
import { awaitsPayment, type Card, type LatestInvoice, type Subscription } from '../domain/subscription.ts';

/** An organisation's customer at Stripe in one payment mode, with the copy of its subscription. */
export type Customer = {
  id: number;
  /** The owner who is notified of its payments. */
  userId: number;
  organisationId: number;
  mode: PaymentMode;
  /** The key with which two calls for the same customer create one at Stripe. */
  key: string;
  /** Stripe's id; null before it exists. */
  stripeId: string | null;
  /** Stripe's state at `readAt`; null without one. */
  subscription: Subscription | null;
  readAt: Date | null;
  /** Increases with every copy. A writer must have read from Stripe after the last copy was stored. */
  revision: number;
  /** Whether the user may pay something at any time. */
  open: boolean;
};

const card = part<Card>({
  id: { type: String, required: true },
  brand: { type: String, required: true },
  last4: { type: String, required: true },
  expMonth: { type: Number, required: true },
  expYear: { type: Number, required: true },
});

const invoice = part<LatestInvoice>({
  id: { type: String, required: true },
  status: { type: String, required: true },
  first: { type: Boolean, required: true },
  amountDue: { type: Number, required: true },
  currency: { type: String, required: true },
  hostedUrl: { type: String, default: null },
});

const subscription = part<Subscription>({
  id: { type: String, required: true },
  itemId: { type: String, required: true },
  status: { type: String, required: true },
  plan: { type: String, required: true },
  createdAt: { type: Date, required: true },
  currentPeriodEnd: { type: Date, default: null },
  cancelAtPeriodEnd: { type: Boolean, required: true },
  endedAt: { type: Date, default: null },
  pendingPlan: { type: String, default: null },
  card: { type: card, default: null },
  invoice: { type: invoice, default: null },
});

const Customers = collection<Stored<Customer>>(
  'customers',
  {
    _id: { type: Number, required: true },
    userId: { type: Number, required: true },
    organisationId: { type: Number, required: true },
    mode: { type: String, required: true },
    key: { type: String, required: true },
    stripeId: { type: String, default: null },
    subscription: { type: subscription, default: null },
    readAt: { type: Date, default: null },
    revision: { type: Number, default: 0 },
    open: { type: Boolean, default: true },
  },
  [
    [{ mode: 1, organisationId: 1 }, { unique: true }],
    [{ organisationId: 1, mode: 1 }],
    [{ userId: 1 }],
    [{ mode: 1, stripeId: 1 }],
    [{ open: 1, _id: 1 }],
  ],
);

/** Creates the customer of an organisation in a mode, unless it exists. */
export async function ensureCustomer(
  tx: Transaction,
  customer: Pick<Customer, 'id' | 'userId' | 'organisationId' | 'mode' | 'key'>,
): Promise<void> {
  const { id, key, userId, organisationId, mode } = customer;
  const made = { $setOnInsert: { _id: id, userId, key } };
  await Customers.updateOne({ organisationId, mode }, made, { upsert: true, session: tx.session });
}

export async function findCustomer(
  organisationId: number,
  mode: PaymentMode,
  session?: ClientSession,
): Promise<Customer | null> {
  const customer = await Customers.findOne({ organisationId, mode }, null, { session }).lean();
  return customer && withId(customer);
}

/** Both modes. */
export async function findCustomers(organisationId: number, session?: ClientSession): Promise<Customer[]> {
  if (!session) return customersNow(organisationId);
  const customers = await Customers.find({ organisationId }, null, { session }).sort({ _id: 1 }).lean();
  return customers.map(withId);
}

const customersNow = batchPerTick(async (organisationIds: readonly number[]): Promise<Customer[][]> => {
  const customers = await Customers.find({ organisationId: mongoose.trusted({ $in: organisationIds }) })
    .sort({ _id: 1 })
    .lean();
  return organisationIds.map(id => customers.filter(({ organisationId }) => organisationId === id).map(withId));
});

/** The customers, of any organisation, whose notifications a user receives. */
export async function listCustomersOf(userId: number): Promise<Customer[]> {
  return (await Customers.find({ userId }).sort({ _id: 1 }).lean()).map(withId);
}

/** The organisation of a Stripe customer; null for an unknown or erased one. */
export async function ownerOfCustomer(mode: PaymentMode, stripeId: string): Promise<Owner | null> {
  const customer = await Customers.findOne({ mode, stripeId }, { userId: 1, organisationId: 1 }).lean();
  return customer && ownerOf(customer);
}

/** A page of the customers known at Stripe, in order, for the reconciliation: all, or those who may be paying. */
export async function listCustomers(
  scope: 'open' | 'all',
  after: number,
  limit: number,
): Promise<Pick<Customer, 'id' | 'organisationId' | 'mode'>[]> {
  const page = await Customers.find(
    {
      ...(scope === 'open' ? { open: true } : {}),
      _id: mongoose.trusted({ $gt: after }),
      stripeId: mongoose.trusted({ $ne: null }),
    },
    { organisationId: 1, mode: 1 },
  )
    .sort({ _id: 1 })
    .limit(limit)
    .lean();
  return page.map(withId);
}

export async function setStripeId(
  tx: Transaction,
  organisationId: number,
  mode: PaymentMode,
  stripeId: string,
): Promise<void> {
  await Customers.updateOne({ organisationId, mode }, { stripeId }, { session: tx.session });
}

/** Removes the Stripe id of a customer that Stripe no longer has. @param key makes two calls for the next one the same */
export async function clearStripeId(
  tx: Transaction,
  { organisationId, mode }: Pick<Customer, 'organisationId' | 'mode'>,
  { stripeId, key }: { stripeId: string; key: string },
): Promise<void> {
  const forgotten = { $set: { stripeId: null, key } };
  await Customers.updateOne({ organisationId, mode, stripeId }, forgotten, { session: tx.session });
}

/** Writes Stripe's current state. False if another was written since `revision`: the read one may be older. */
export async function copySubscription(
  tx: Transaction,
  { organisationId, mode, revision }: Pick<Customer, 'organisationId' | 'mode' | 'revision'>,
  subscription: Subscription | null,
  readAt: Date,
): Promise<boolean> {
  const { matchedCount } = await Customers.updateOne(
    { organisationId, mode, revision },
    { $set: { subscription, readAt, open: awaitsPayment(subscription) }, $inc: { revision: 1 } },
    { session: tx.session },
  );
  return matchedCount === 1;
}

/** Records that Stripe was asked and has nothing new. */
export async function recordRead(
  { organisationId, mode }: Pick<Customer, 'organisationId' | 'mode'>,
  readAt: Date,
): Promise<void> {
  await Customers.updateOne({ organisationId, mode }, { readAt });
}

export async function removeCustomers(tx: Transaction, organisationId: number): Promise<void> {
  await Customers.deleteMany({ organisationId }, { session: tx.session });
}

export function transferCustomers(tx: Transaction, ended: MembershipEndedData, limit: number): Promise<number> {
  return transferRows(Customers, tx, ended, limit);
}
