import { RecordWeeklySummary, type WeekPart } from '@aicp/contracts/emails/digest';
import type { Context } from './context.ts';
import { PAGE } from './deleteInBatches.ts';

/** Sends members' weeks to identity, a batch at a time, without empty ones. Idempotent. */
export async function enqueueWeeklySummaries(
  ctx: Pick<Context, 'transaction'>,
  parts: readonly WeekPart[],
): Promise<void> {
  const worth = parts.filter(({ overdue, due, moved }) => overdue + due + moved > 0);
  for (let from = 0; from < worth.length; from += PAGE)
    await ctx.transaction(async tx => {
      tx.inBulk();
      for (const part of worth.slice(from, from + PAGE)) tx.send(RecordWeeklySummary, part);
    });
}
