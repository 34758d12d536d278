import { ActivityLogPruned, ActivityRetentionChanged } from '@aicp/contracts/events/adminEvents';
import { parse } from '@aicp/contracts/parse';
import { requireConfirmedAdmin } from '@aicp/contracts/rights/recentConfirmation';
import { z } from 'zod';
import type { AdminContext, RequestContext } from '../context.ts';
import type { Link } from '../domain/activity.ts';
import { findFirstSince, listUpTo, pruneActivities } from '../store/activities.ts';
import { readChain, setChainStart, setRetention } from '../store/chainState.ts';
import { upsertStarts } from '../store/organisationChains.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Per transaction. */
const BATCH = 1_000;

const Retention = z.object({
  days: z
    .int('must be a whole number of days')
    .min(180, 'must be at least 180 days')
    .max(3_650, 'must be at most 3650 days')
    .nullable(),
});

/** Sets the retention of entries. Older ones are removed the next night. */
export async function setActivityRetention(ctx: RequestContext, input: unknown): Promise<void> {
  const { userId } = requireConfirmedAdmin(ctx.actor, ctx.now());
  const { days } = parse(Retention, input);
  await ctx.transaction(async tx => {
    const { retentionDays } = await readChain(tx);
    if (retentionDays === days) return;
    await setRetention(tx, days);
    tx.publish(ActivityRetentionChanged, { userId, days });
  });
}

/** Removes entries older than the retention, from the beginning, so that the rest is still one chain. */
export async function pruneLog(ctx: AdminContext): Promise<void> {
  const { retentionDays, last, start } = await readChain();
  if (retentionDays === null) return;
  const young = await findFirstSince(new Date(ctx.now().getTime() - retentionDays * DAY_MS));
  const upTo = young === null ? last.seq : young - 1;
  for (let from = start.seq; from < upTo; ) {
    const batch = await listUpTo(upTo, BATCH);
    const end = batch.at(-1);
    if (!end) return;
    await ctx.transaction(async tx => {
      await setChainStart(tx, { seq: end.seq, hash: end.hash });
      await upsertStarts(tx, lastPlaces(batch));
      await pruneActivities(tx, end.seq);
      tx.publish(ActivityLogPruned, { entries: batch.length, upTo: end.seq });
    });
    from = end.seq;
  }
}

function lastPlaces(batch: Awaited<ReturnType<typeof listUpTo>>): Map<number, Link> {
  const places = new Map<number, Link>();
  for (const { organisationId, organisationSeq: seq, organisationHash: hash } of batch)
    if (organisationId !== null && seq !== null && hash !== null) places.set(organisationId, { seq, hash });
  return places;
}
