import type { PaymentMode } from '@aicp/contracts/events/billingJobs';
import type { BillingContext } from '../context.ts';
import { ownerOfCustomer } from '../store/customers.ts';
import { findPurchaseByPayment } from '../store/purchases.ts';
import { recordPlanPayment } from './recordPayment.ts';
import { syncPurchase } from './syncPurchase.ts';

/** Records a refund or its reversal, by the payment's current state at Stripe. */
export async function syncCharge(ctx: BillingContext, mode: PaymentMode, paymentIntentId: string): Promise<void> {
  const purchase = await findPurchaseByPayment(mode, paymentIntentId);
  if (purchase) await syncPurchase(ctx, purchase);
  else await followInvoiceCharge(ctx, mode, paymentIntentId);
}

async function followInvoiceCharge(ctx: BillingContext, mode: PaymentMode, paymentIntentId: string): Promise<void> {
  const payments = ctx.providers[mode]?.payments;
  const invoiceId = await payments?.findInvoiceOf(paymentIntentId);
  if (!payments || !invoiceId) return;
  const [invoice, payment] = await Promise.all([
    payments.readInvoice(invoiceId),
    payments.readPayment(paymentIntentId),
  ]);
  if (!invoice || !payment) return;
  const owner = invoice.customerId && (await ownerOfCustomer(mode, invoice.customerId));
  if (!owner || invoice.paid === 0) return;
  // The event of the payment may arrive after that of the refund.
  await ctx.transaction(tx => recordPlanPayment(tx, { ...owner, mode }, invoice, payment));
}
