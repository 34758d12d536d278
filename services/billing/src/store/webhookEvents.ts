import type { PaymentMode } from '@aicp/contracts/billingJobs';
import { duplicateField } from '@aicp/service/store/mongo';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose, { Schema } from 'mongoose';

/** Stripe sends an event again for three days; remembering it for longer costs little. */
const KEPT_SECONDS = 30 * 24 * 3600;

/** Ids of webhooks: what was received is not received again, and what was done is not done again. No contents. */
const schema = new Schema(
  {
    _id: { type: String, required: true },
    type: { type: String, required: true },
    /** test or live; unknown of those that came before it was kept. */
    mode: { type: String, default: null },
    receivedAt: { type: Date, required: true },
    /** When everything that follows from it was done. */
    handledAt: { type: Date, default: null },
    /** What is done once only, a mail for example. */
    done: { type: Boolean, default: false },
  },
  { collection: 'webhook_events', versionKey: false },
);
schema.index({ receivedAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });

const WebhookEvents = mongoose.model('WebhookEvent', schema);

/** @throws an error of `isRepeated` when the event was received before; the transaction then changes nothing */
export async function insertWebhookEvent(
  tx: Transaction,
  event: { id: string; type: string; mode: PaymentMode; receivedAt: Date },
): Promise<void> {
  const { id, ...fields } = event;
  await WebhookEvents.create([{ _id: id, ...fields }], { session: tx.session });
}

export function isRepeated(error: unknown): boolean {
  return duplicateField(error) === '_id';
}

/** Notes that what an event causes once is done. False when it was done before. */
export async function finishWebhookEvent(tx: Transaction, id: string): Promise<boolean> {
  const { modifiedCount } = await WebhookEvents.updateOne(
    { _id: id, done: false },
    { done: true },
    { session: tx.session },
  );
  return modifiedCount === 1;
}

export async function setWebhookHandled(id: string, now: Date): Promise<void> {
  await WebhookEvents.updateOne({ _id: id }, { handledAt: now });
}

export type WebhookEntry = {
  id: string;
  type: string;
  mode: PaymentMode | null;
  receivedAt: Date;
  handledAt: Date | null;
};

/** The newest webhooks; nothing of what was in them is kept. */
export async function newestWebhooks(limit: number): Promise<WebhookEntry[]> {
  const events = await WebhookEvents.find({}, { done: 0 })
    .sort({ receivedAt: -1 })
    .limit(limit)
    .lean<(Omit<WebhookEntry, 'id'> & { _id: string })[]>();
  return events.map(({ _id, ...event }) => ({ id: _id, ...event }));
}
