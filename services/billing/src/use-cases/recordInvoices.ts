import type { PaymentMode } from '@aicp/contracts/billingJobs';
import { ownerOf } from '@aicp/contracts/owner';
import type { BillingContext } from '../context.ts';
import { findCustomer } from '../store/customers.ts';
import { findRecorded } from '../store/payments.ts';
import { recordPlanPayment } from './recordPayment.ts';

/** Enters the paid invoices of a customer that no webhook reported. */
export async function recordInvoices(
  ctx: BillingContext,
  subscriber: { organisationId: number; mode: PaymentMode },
): Promise<void> {
  const payments = ctx.providers[subscriber.mode]?.payments;
  const customer = await findCustomer(subscriber.organisationId, subscriber.mode);
  if (!payments || !customer?.stripeId) return;
  const invoices = (await payments.listInvoices(customer.stripeId)).filter(({ paid }) => paid > 0);
  const recorded = new Set(await findRecorded(invoices.map(({ id }) => id)));
  for (const invoice of invoices.filter(({ id }) => !recorded.has(id))) {
    const payment = await payments.readPaymentOf(invoice.id);
    await ctx.transaction(tx =>
      recordPlanPayment(tx, { ...ownerOf(customer), mode: subscriber.mode }, invoice, payment),
    );
  }
}
