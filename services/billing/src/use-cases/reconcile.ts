import { PaymentMode } from '@aicp/contracts/events/billingJobs';
import { ownerOf } from '@aicp/contracts/owner';
import type { BillingContext } from '../context.ts';
import { findCustomer, listCustomers } from '../store/customers.ts';
import { listRecorded } from '../store/payments.ts';
import { listPendingPurchases } from '../store/purchases.ts';
import { recordPlanPayment } from './recordPayment.ts';
import { syncCharge } from './syncCharge.ts';
import { syncPurchase } from './syncPurchase.ts';
import { syncSubscription } from './syncSubscription.ts';

const PAGE = 100;
const DAY_MS = 24 * 3600 * 1000;
/** Maximum age in days to ask about: after that nothing is paid, no refund fails and no dispute is decided. */
const DAYS = { pending: 7, refund: 30, dispute: 180 };

/**
 * Repairs the effects of lost webhooks: reads customers and their invoices, pending purchases, and all refunds from Stripe, one after
 * another.
 * @param scope 'open' reads only what may have been paid just now
 */
export async function reconcile(ctx: BillingContext, scope: 'open' | 'all'): Promise<void> {
  const daysAgo = (days: number) => new Date(ctx.now().getTime() - days * DAY_MS);
  const attempt = (work: Promise<unknown>, what: object) =>
    work.catch((error: unknown) =>
      ctx.logger.error({ err: error, ...what }, 'could not reconcile payments with Stripe'),
    );

  await eachPage(
    (after, limit) => listCustomers(scope, after, limit),
    async person => {
      await syncSubscription(ctx, person);
      if (scope === 'all') await recordInvoices(ctx, person);
    },
  );
  await eachPage(
    (after, limit) => listPendingPurchases(daysAgo(DAYS.pending), after, limit),
    async purchase => {
      if (purchase.paymentIntentId && ctx.providers[purchase.mode]) await syncPurchase(ctx, purchase);
    },
  );
  if (scope === 'all') for (const mode of PaymentMode.options) await attempt(followReturns(mode), { mode });

  async function followReturns(mode: PaymentMode): Promise<void> {
    const payments = ctx.providers[mode]?.payments;
    const since = { refunds: daysAgo(DAYS.refund), disputes: daysAgo(DAYS.dispute) };
    for (const paymentIntentId of (await payments?.listReturned(since)) ?? [])
      await attempt(syncCharge(ctx, mode, paymentIntentId), { paymentIntentId });
  }

  async function eachPage<Row extends { id: number }>(
    read: (after: number, limit: number) => Promise<Row[]>,
    work: (row: Row) => Promise<unknown>,
  ): Promise<void> {
    for (let page = await read(0, PAGE); page.length > 0; page = await read(page.at(-1)?.id ?? 0, PAGE))
      for (const row of page) await attempt(work(row), { row: row.id });
  }
}

/** Records a customer's paid invoices that no webhook reported. */
async function recordInvoices(
  ctx: BillingContext,
  subscriber: { organisationId: number; mode: PaymentMode },
): Promise<void> {
  const payments = ctx.providers[subscriber.mode]?.payments;
  const customer = await findCustomer(subscriber.organisationId, subscriber.mode);
  if (!payments || !customer?.stripeId) return;
  const invoices = (await payments.listInvoices(customer.stripeId)).filter(({ paid }) => paid > 0);
  const recorded = new Set(await listRecorded(invoices.map(({ id }) => id)));
  for (const invoice of invoices.filter(({ id }) => !recorded.has(id))) {
    const payment = await payments.readPaymentOf(invoice.id);
    await ctx.transaction(tx =>
      recordPlanPayment(tx, { ...ownerOf(customer), mode: subscriber.mode }, invoice, payment),
    );
  }
}
