import type { BillingContext } from '../context.ts';
import { listCustomers } from '../store/customers.ts';
import { listPurchasesIn } from '../store/purchases.ts';
import { copyFromStripe } from './copyFromStripe.ts';
import { recordInvoices } from './recordInvoices.ts';
import { settlePurchase } from './settlePurchase.ts';

const PAGE = 100;
const DAY_MS = 24 * 3600 * 1000;
/** How old a purchase may be to be asked about: nobody pays later, and no card's holder disputes later. */
const DAYS = { pending: 7, paid: 180, disputed: 180 };

/**
 * Repairs what lost webhooks left: asks Stripe about customers, their invoices, and purchases, one after another.
 * @param scope 'open' asks only about what may have been paid a moment ago
 */
export async function reconcile(ctx: BillingContext, scope: 'open' | 'all'): Promise<void> {
  await eachPage(
    (after, limit) => listCustomers(scope, after, limit),
    async person => {
      await copyFromStripe(ctx, person);
      if (scope === 'all') await recordInvoices(ctx, person);
    },
  );
  for (const status of scope === 'all' ? (['pending', 'paid', 'disputed'] as const) : (['pending'] as const)) {
    const since = new Date(ctx.now().getTime() - DAYS[status] * DAY_MS);
    await eachPage(
      (after, limit) => listPurchasesIn(status, since, after, limit),
      async purchase => {
        if (purchase.paymentIntentId && ctx.providers[purchase.mode]) await settlePurchase(ctx, purchase);
      },
    );
  }

  async function eachPage<Row extends { id: number }>(
    read: (after: number, limit: number) => Promise<Row[]>,
    work: (row: Row) => Promise<unknown>,
  ): Promise<void> {
    for (let page = await read(0, PAGE); page.length > 0; page = await read(page.at(-1)?.id ?? 0, PAGE))
      for (const row of page)
        await work(row).catch((error: unknown) => ctx.logger.error({ err: error, row: row.id }, 'not reconciled'));
  }
}
