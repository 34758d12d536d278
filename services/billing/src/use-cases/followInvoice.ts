import { PaymentFailed } from '@aicp/contracts/billingEvents';
import type { HandleStripeEventData, PaymentMode } from '@aicp/contracts/billingJobs';
import { type Owner, ownerOf } from '@aicp/contracts/owner';
import type { PlanId } from '@aicp/contracts/plans';
import { SendEmail } from '@aicp/contracts/sendEmail';
import type { BillingContext } from '../context.ts';
import { finishWebhookEvent } from '../store/webhookEvents.ts';
import { recordPlanPayment } from './recordPayment.ts';

type Subscriber = Owner & { mode: PaymentMode; plan: PlanId };

/** Records what was paid, and mails a receipt, or mails that a renewal could not be charged. Once for an event. */
export async function followInvoice(
  ctx: BillingContext,
  { type, eventId, objectId }: HandleStripeEventData,
  { plan, mode, ...subscriber }: Subscriber,
): Promise<void> {
  const { userId } = subscriber;
  const invoice = await ctx.providers[mode]?.payments.readInvoice(objectId);
  if (!invoice) return;
  const { paid, due, renewal, nextAttemptAt } = invoice;
  const testMode = mode === 'test';
  const currency = 'EUR' as const;
  await ctx.transaction(async tx => {
    if (!(await finishWebhookEvent(tx, eventId))) return;
    if (type === 'invoice.paid') {
      if (paid === 0) return;
      await recordPlanPayment(tx, { ...ownerOf(subscriber), mode }, invoice);
      tx.send(SendEmail, { template: 'invoiceReceipt', userId, plan, amount: paid, currency, testMode });
      return;
    }
    tx.publish(PaymentFailed, { ...ownerOf(subscriber), what: 'subscription', testMode, at: ctx.now().toISOString() });
    // At the first payment, and at a change of plan, the person sits before the screen that says so.
    if (!renewal) return;
    tx.send(SendEmail, {
      template: 'paymentFailed',
      userId,
      plan,
      amount: due,
      currency,
      testMode,
      nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
    });
  });
}
