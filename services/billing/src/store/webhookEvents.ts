import type { PaymentMode } from '@aicp/contracts/events/billingJobs';
import { collection, type Stored, withId } from '@aicp/service/store/collection';
import { duplicateField } from '@aicp/service/store/mongo';
import type { Transaction } from '@aicp/service/store/transaction';

/** Stripe repeats an event for three days; a longer memory costs little. */
const KEPT_SECONDS = 30 * 24 * 3600;

export type WebhookEntry = {
  id: string;
  type: string;
  mode: PaymentMode;
  receivedAt: Date;
  /** When all its consequences were done. */
  handledAt: Date | null;
};

/** Received webhooks are not received again; consequences that happen once, such as an email, are not repeated. */
type Row = Stored<WebhookEntry> & { done: boolean };

const WebhookEvents = collection<Row>(
  'webhook_events',
  {
    _id: { type: String, required: true },
    type: { type: String, required: true },
    mode: { type: String, required: true },
    receivedAt: { type: Date, required: true },
    handledAt: { type: Date, default: null },
    done: { type: Boolean, default: false },
  },
  [[{ receivedAt: 1 }, { expireAfterSeconds: KEPT_SECONDS }]],
);

/** @throws an error of `isRepeated` if the event was received before; the transaction then changes nothing */
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

/** Records an event's one-time consequences. False if already done. */
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

export async function newestWebhooks(limit: number): Promise<WebhookEntry[]> {
  const events = await WebhookEvents.find({}, { done: 0 }).sort({ receivedAt: -1 }).limit(limit).lean();
  return events.map(withId);
}
