import type { Context } from '@aicp/service/store/context';
import { listStandings } from '../store/standings.ts';
import { restateStanding } from './restateStanding.ts';

const PAGE = 500;

/** Tells the other services everybody's plan anew: another payment mode knows other subscriptions. */
export async function restateStandings(ctx: Context): Promise<void> {
  for (
    let page = await listStandings(0, PAGE);
    page.length > 0;
    page = await listStandings(page.at(-1)?.userId ?? 0, PAGE)
  )
    for (const owner of page) await ctx.transaction(tx => restateStanding(tx, owner));
}
