import type { Context } from '@aicp/service/store/context';
import { listStandings } from '../store/standings.ts';
import { publishStanding } from './publishStanding.ts';

const PAGE = 500;

/** Publishes every plan that changed with the payment mode: another mode has other subscriptions. */
export async function publishStandings(ctx: Context): Promise<void> {
  for (
    let page = await listStandings(0, PAGE);
    page.length > 0;
    page = await listStandings(page.at(-1)?.organisationId ?? 0, PAGE)
  )
    for (const owner of page) await ctx.transaction(tx => publishStanding(tx, owner));
}
