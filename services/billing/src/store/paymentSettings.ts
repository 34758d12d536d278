import type { PaymentMode } from '@aicp/contracts/events/billingJobs';
import { batchPerTick } from '@aicp/service/store/batchPerTick';
import { collection } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import type { ClientSession } from 'mongoose';

/** A single row, read with every request that needs it, so that a change takes effect everywhere at once. */
type Row = { _id: string; sandboxMode: boolean; version: number };

const Settings = collection<Row>('payment_settings', {
  _id: { type: String, required: true },
  /** Nothing is charged until an administrator turns this off. */
  sandboxMode: { type: Boolean, default: true },
  version: { type: Number, default: 0 },
});

const ROW = { _id: 'settings' };

/** The settings, and the number of their changes. */
export async function findSettings(session?: ClientSession): Promise<{ sandboxMode: boolean; version: number }> {
  const settings = await Settings.findOne(ROW, { sandboxMode: 1, version: 1 }, { session }).lean();
  return { sandboxMode: settings?.sandboxMode ?? true, version: settings?.version ?? 0 };
}

export async function activePaymentMode(session?: ClientSession): Promise<PaymentMode> {
  const { sandboxMode } = await (session ? findSettings(session) : settingsNow(ROW._id));
  return sandboxMode ? 'test' : 'live';
}

const settingsNow = batchPerTick(async (rows: readonly string[]) => {
  const settings = await findSettings();
  return rows.map(() => ({ ...settings }));
});

/** Stores the mode. Returns the new version; undefined if nothing changes. */
export async function upsertSandboxMode(tx: Transaction, sandboxMode: boolean): Promise<number | undefined> {
  const { session } = tx;
  if (((await activePaymentMode(session)) === 'test') === sandboxMode) return undefined;
  const settings = await Settings.findOneAndUpdate(
    ROW,
    { $set: { sandboxMode }, $inc: { version: 1 } },
    { upsert: true, returnDocument: 'after', session },
  )
    .orFail()
    .lean();
  return settings.version;
}
