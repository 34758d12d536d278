import { collection } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';

export type PaymentMode = { sandboxMode: boolean; version: number };

/** A single row: the current payment mode, as billing last published it. */
type Row = PaymentMode & { _id: string };

const Modes = collection<Row>('payment_modes', {
  _id: { type: String, required: true },
  sandboxMode: { type: Boolean, default: true },
  version: { type: Number, default: 0 },
});

const ROW = { _id: 'mode' };

/** Sandbox mode until billing has published anything. */
export async function findPaymentMode(tx?: Transaction): Promise<PaymentMode> {
  const row = await Modes.findOne(ROW, null, { session: tx?.session }).lean();
  return { sandboxMode: row?.sandboxMode ?? true, version: row?.version ?? 0 };
}

/** Stores a payment mode unless a later one is stored. */
export async function upsertPaymentMode(tx: Transaction, mode: PaymentMode): Promise<void> {
  const options = { session: tx.session };
  const known = await Modes.findOne(ROW, { version: 1 }, options).lean();
  if (known && known.version >= mode.version) return;
  await Modes.updateOne(ROW, mode, { ...options, upsert: true });
}
