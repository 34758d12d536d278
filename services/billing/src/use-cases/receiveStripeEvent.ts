import { HandleStripeEvent, type PaymentMode } from '@aicp/contracts/events/billingJobs';
import { z } from 'zod';
import type { BillingContext } from '../context.ts';
import { insertWebhookEvent, isRepeated } from '../store/webhookEvents.ts';

/** What billing listens to; everything else is received and forgotten. */
const HEARD =
  /^(customer\.(subscription\..+|updated|deleted)|invoice\.(paid|payment_failed|payment_action_required)|payment_intent\.(succeeded|payment_failed|canceled)|setup_intent\.succeeded|charge\.(refunded|dispute\..+))$/;

const Id = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish();

/** The little that is read of an event. The thing itself is read again from Stripe, by the job. */
const StripeEvent = z.object({
  id: z.string(),
  type: z.string(),
  created: z.int(),
  data: z.object({
    object: z.object({ id: z.string(), object: z.string(), customer: Id, payment_intent: Id }),
    previous_attributes: z.record(z.string(), z.unknown()).nullish(),
  }),
});

/** Stores that an event came, and orders what follows from it, in one. An event that came before changes nothing. */
export async function receiveStripeEvent(ctx: BillingContext, mode: PaymentMode, received: unknown): Promise<void> {
  const { id: eventId, type, created, data } = StripeEvent.parse(received);
  // A customer changes with every credit; only another preferred card matters here.
  const matters = type !== 'customer.updated' || data.previous_attributes?.invoice_settings !== undefined;
  if (!HEARD.test(type) || !matters) return;
  const { id: objectId, object, customer, payment_intent } = data.object;
  try {
    await ctx.transaction(async tx => {
      await insertWebhookEvent(tx, { id: eventId, type, mode, receivedAt: ctx.now() });
      tx.send(HandleStripeEvent, {
        mode,
        eventId,
        type,
        objectId,
        created,
        customerId: (object === 'customer' ? objectId : customer) ?? null,
        paymentIntentId: (object === 'payment_intent' ? objectId : payment_intent) ?? null,
      });
    });
  } catch (error) {
    if (!isRepeated(error)) throw error;
  }
}
