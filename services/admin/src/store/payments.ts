import type { PaymentData } from '@aicp/contracts/events/billingEvents';
import type { MembershipEndedData } from '@aicp/contracts/events/organisationEvents';
import { collection } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import { upsertIfNewer } from './upsertIfNewer.ts';

/** The payment as billing last published it, by its id. */
type Row = Omit<PaymentData, 'paymentId' | 'at'> & { _id: string; at: Date };

const Payments = collection<Row>(
  'payments',
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    userId: { type: Number, default: null },
    organisationId: { type: Number, required: true },
    what: { type: String, required: true },
    amount: { type: Number, required: true },
    currency: { type: String, required: true },
    testMode: { type: Boolean, required: true },
    returned: { type: Boolean, required: true },
    at: { type: Date, required: true },
  },
  [[{ at: 1 }], [{ userId: 1 }], [{ organisationId: 1 }]],
);

/** Stores the published state of a payment, unless a newer one is stored. */
export async function upsertPayment(tx: Transaction, { paymentId, version, ...payment }: PaymentData): Promise<void> {
  await upsertIfNewer(tx, Payments, paymentId, ['version', version], { ...payment, at: new Date(payment.at) });
}

/** Removes the organisation from its payments. */
export async function anonymisePayments(tx: Transaction, organisationId: number): Promise<void> {
  await Payments.updateMany({ organisationId }, { userId: null, organisationId: null }, { session: tx.session });
}

export type Revenue = { month: string; currency: string; testMode: boolean; amount: number };

/** Revenue by month, in minor units: paid and not refunded. */
export async function sumRevenue(since: Date): Promise<Revenue[]> {
  const revenue = await Payments.aggregate<Revenue>([
    { $match: { at: { $gte: since }, returned: false } },
    {
      $group: {
        _id: {
          month: { $dateToString: { date: '$at', format: '%Y-%m' } },
          currency: '$currency',
          testMode: '$testMode',
        },
        amount: { $sum: '$amount' },
      },
    },
    { $project: { _id: 0, month: '$_id.month', currency: '$_id.currency', testMode: '$_id.testMode', amount: 1 } },
  ]);
  const keyOf = ({ month, currency, testMode }: Revenue) => `${month} ${currency} ${testMode}`;
  return revenue.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

export async function clearPayments(): Promise<void> {
  await Payments.deleteMany({});
}

export async function transferPayments(tx: Transaction, ended: MembershipEndedData): Promise<void> {
  const { organisationId, userId, heirId } = ended;
  await Payments.updateMany({ organisationId, userId }, { userId: heirId }, { session: tx.session });
}
