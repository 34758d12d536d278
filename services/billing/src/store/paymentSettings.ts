import type { PaymentMode } from '@aicp/contracts/billingJobs';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose, { type ClientSession, Schema } from 'mongoose';

/** One row. It is read with every request that needs it, so a change is in force everywhere at once. */
const schema = new Schema(
  {
    _id: { type: String, required: true },
    /** Nobody is charged before an administrator says so. */
    sandboxMode: { type: Boolean, default: true },
    version: { type: Number, default: 0 },
  },
  { collection: 'payment_settings', versionKey: false },
);

const Settings = mongoose.model('PaymentSettings', schema);

const ROW = { _id: 'settings' };

/** The payment mode in force. */
export async function modeInForce(session?: ClientSession): Promise<PaymentMode> {
  const settings = await Settings.findOne(ROW, { sandboxMode: 1 }, { session }).lean();
  return (settings?.sandboxMode ?? true) ? 'test' : 'live';
}

/** The new version; undefined when nothing changes. */
export async function putSandboxMode(tx: Transaction, sandboxMode: boolean): Promise<number | undefined> {
  const { session } = tx;
  if (((await modeInForce(session)) === 'test') === sandboxMode) return undefined;
  const settings = await Settings.findOneAndUpdate(
    ROW,
    { $set: { sandboxMode }, $inc: { version: 1 } },
    { upsert: true, returnDocument: 'after', session },
  )
    .orFail()
    .lean();
  return settings.version;
}
