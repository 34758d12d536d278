import type { Context } from '../store/context.ts';
import type { Transaction } from '../store/transaction.ts';

const PAGE_SIZE = 200;

/**
 * Publishes a service's current state again, page by page, to rebuild a read model.
 * @param start below every id
 * @param page the rows with ids above `after`, in ascending order of id
 * @param publish publishes one row again
 * @returns the number of rows
 */
export async function republishAll<Row extends { id: number | string }>(
  ctx: Pick<Context, 'transaction'>,
  start: NoInfer<Row['id']>,
  page: (after: Row['id'], limit: number) => Promise<Row[]>,
  publish: (tx: Transaction, row: Row) => void,
): Promise<number> {
  let count = 0;
  for (let after: Row['id'] = start; ; ) {
    const rows = await page(after, PAGE_SIZE);
    if (rows.length > 0)
      await ctx.transaction(async tx => {
        tx.inBulk();
        for (const row of rows) publish(tx, row);
      });
    count += rows.length;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE_SIZE) return count;
    after = last.id;
  }
}
