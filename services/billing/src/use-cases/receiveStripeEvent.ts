import { HandleStripeEvent, type PaymentMode } from '@aicp/contracts/events/billingJobs';
import { z } from 'zod';
import type { BillingContext } from '../context.ts';
import { insertWebhookEvent, isRepeated } from '../store/webhookEvents.ts';

/** The events that billing handles; others are dropped. */
const HEARD =
  /^(customer\.(subscription\..+|updated|deleted)|invoice\.(paid|payment_failed|payment_action_required)|payment_intent\.(succeeded|payment_failed|canceled)|setup_intent\.succeeded|charge\.(refunded|dispute\..+))$/;

/** An id alone, or a whole object, including deleted ones. */
const Id = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).catch('');

/**
 * The fields read from an event, in each version of Stripe's API. The job reads the object itself from Stripe, so an event of another shape
 * must only be recognised.
 */
const StripeEvent = z.object({
  id: z.string(),
  type: z.string(),
  /** Seconds, or a date in thin events. */
  created: z.union([z.number(), z.string()]).catch(0),
  data: z
    .object({
      object: z.object({ id: z.string(), object: z.string().catch(''), customer: Id, payment_intent: Id }),
      previous_attributes: z.record(z.string(), z.unknown()).nullable().catch(null),
    })
    .nullable()
    .catch(null),
  /** The object of a thin event. */
  related_object: z.object({ id: z.string(), type: z.string() }).nullable().catch(null),
});

type Subject = { objectId: string; customerId: string | null; paymentIntentId: string | null };

/** Stores the arrival of an event and orders its work in one transaction. A repeated event changes nothing. */
export async function receiveStripeEvent(ctx: BillingContext, mode: PaymentMode, received: unknown): Promise<void> {
  const event = StripeEvent.safeParse(received).data;
  const type = event?.type.replace(/^v1\./, '') ?? '';
  if (!event || !HEARD.test(type)) return;
  const subject = subjectOf(event);
  if (!subject) {
    ctx.logger.warn({ eventId: event.id, type: event.type }, 'a Stripe event names no object');
    return;
  }
  // A customer changes with every credit; only another default card matters here. Thin events do not state the change.
  const isCredit = event.data && event.data.previous_attributes?.invoice_settings === undefined;
  if (type === 'customer.updated' && isCredit) return;
  try {
    await ctx.transaction(async tx => {
      await insertWebhookEvent(tx, { id: event.id, type, mode, receivedAt: ctx.now() });
      tx.send(HandleStripeEvent, { mode, eventId: event.id, type, created: secondsOf(event.created), ...subject });
    });
  } catch (error) {
    if (!isRepeated(error)) throw error;
  }
}

function subjectOf({ data, related_object: related }: z.infer<typeof StripeEvent>): Subject | null {
  const { id: objectId, object } = data?.object ?? { id: related?.id, object: related?.type };
  if (!objectId) return null;
  return {
    objectId,
    customerId: (object === 'customer' ? objectId : data?.object.customer) || null,
    paymentIntentId: (object === 'payment_intent' ? objectId : data?.object.payment_intent) || null,
  };
}

function secondsOf(created: number | string): number {
  const seconds = typeof created === 'number' ? created : Date.parse(created) / 1000;
  return Number.isFinite(seconds) ? Math.trunc(seconds) : 0;
}
