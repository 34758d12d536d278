import type { AdminNotice } from '@aicp/contracts/adminLive';
import type { Transaction } from '@aicp/service/store/transaction';
import type { WorkerContext } from '../context.ts';
import { countHeard } from '../store/rebuilds.ts';
import { noteActivity } from './noteActivity.ts';
import { notifyLive } from './notifyLive.ts';

/**
 * Applies an event: changes the read models and notes the act behind it, in one transaction. Then the act is entered in the
 * log and administrators' views are woken.
 * @param record changes the read models
 * @param kind the views that show it, if any
 */
export async function applyEvent(
  ctx: WorkerContext,
  record: (tx: Transaction) => Promise<void>,
  kind?: AdminNotice,
): Promise<void> {
  const isAct = await ctx.transaction(async tx => {
    await record(tx);
    return noteActivity(tx, ctx.heard);
  });
  if (ctx.heard.restated) await countHeard(ctx.heard.restated);
  if (isAct) await ctx.enterActivities();
  if (kind) await notifyLive(ctx, kind);
}
