import type { AdminNotice } from '@aicp/contracts/adminLive';
import type { EventType } from '@aicp/contracts/event';
import { type Handler, on } from '@aicp/service/queue/consumer';
import type { Transaction } from '@aicp/service/store/transaction';
import type { z } from 'zod';
import type { WorkerContext } from '../context.ts';
import { countHeard } from '../store/rebuilds.ts';
import { noteActivity } from '../use-cases/noteActivity.ts';
import { tellLive } from '../use-cases/tellLive.ts';

/**
 * Hears of an event: changes the read models and notes the act, in one transaction. Then the act is entered in the log and
 * administrators' views are woken.
 * @param record what it changes in the read models, if anything
 * @param kind the views that show it
 */
export function hear<Data extends z.ZodType>(
  type: EventType<Data>,
  record?: (tx: Transaction, data: z.output<Data>) => Promise<void>,
  kind?: AdminNotice,
): Handler<WorkerContext> {
  return on<WorkerContext, Data>(type, async (ctx, data) => {
    const isAct = await ctx.transaction(async tx => {
      await record?.(tx, data);
      return noteActivity(tx, ctx.heard);
    });
    if (ctx.heard.restated) await countHeard(ctx.heard.restated);
    if (isAct) await ctx.enterActivities();
    if (kind) await tellLive(ctx, kind);
  });
}
