import type { Context } from '../store/context.ts';
import type { Transaction } from '../store/transaction.ts';

const PAGE_SIZE = 200;

/**
 * Says again how everything stands that a service owns, page by page, for a read model that is built anew.
 * @param start below every id
 * @param page the rows with ids above `after`, by rising id
 * @param say restates one row
 * @returns how many rows there were
 */
export async function restateAll<Row extends { id: number | string }>(
  ctx: Pick<Context, 'transaction'>,
  start: NoInfer<Row['id']>,
  page: (after: Row['id'], limit: number) => Promise<Row[]>,
  say: (tx: Transaction, row: Row) => void,
): Promise<number> {
  let count = 0;
  for (let after: Row['id'] = start; ; ) {
    const rows = await page(after, PAGE_SIZE);
    if (rows.length > 0)
      await ctx.transaction(async tx => {
        for (const row of rows) say(tx, row);
      });
    count += rows.length;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE_SIZE) return count;
    after = last.id;
  }
}
