import type { Transaction } from '@aicp/service/store/transaction';
import type { AdminContext } from '../context.ts';
import type { Entry, Link } from '../domain/activity.ts';
import { chain } from '../domain/chain.ts';
import { type ChainPosition, chainOrganisationEntries, isOfOrganisation } from '../domain/organisationChain.ts';
import { insertEntries, listEntered, listPending, removePending } from '../store/activities.ts';
import { readChain, setChainEnd, upsertAnchor } from '../store/chainState.ts';
import { listEnds, upsertEnds } from '../store/organisationChains.ts';
import { notifyLive } from './notifyLive.ts';

/** Per transaction: large enough to be quick, small enough to finish soon. */
const BATCH = 500;

/**
 * Enters every queued activity at the end of the chain, in chronological order and once.
 * @param since leaves out earlier ones
 */
export async function appendActivities(ctx: AdminContext, since?: Date): Promise<void> {
  let entered: Link | null = null;
  for (let more = true; more; ) {
    const batch = await enterBatch(ctx, since);
    more = batch.noted === BATCH;
    entered = batch.last ?? entered;
  }
  if (!entered) return;
  await upsertAnchor(ctx.redis, entered);
  await notifyLive(ctx, 'activities');
}

/** Appends one batch. If several processes do this concurrently, all but one find that the end has moved, and retry. */
async function enterBatch(ctx: AdminContext, since?: Date): Promise<{ noted: number; last: Link | null }> {
  return ctx.transaction(async tx => {
    const noted = await listPending(tx, BATCH, since);
    if (noted.length === 0) return { noted: 0, last: null };
    const ids = noted.map(({ eventId }) => eventId);
    const known = await listEntered(tx, ids);
    const { last } = await readChain(tx);
    const entries = chain(
      last,
      noted.filter(({ eventId }) => !known.has(eventId)),
    );
    const end = entries.at(-1);
    if (end) {
      await setChainEnd(tx, last, { seq: end.seq, hash: end.hash });
      await insertEntries(tx, await place(tx, entries));
    }
    await removePending(tx, noted);
    return { noted: noted.length, last: end ? { seq: end.seq, hash: end.hash } : null };
  });
}

/** Places entries after the ends of their organisations' logs. Those ends do not change before the end of the whole log does. */
async function place<One extends Entry & { organisationId: number | null }>(
  tx: Transaction,
  entries: readonly One[],
): Promise<(One & ChainPosition)[]> {
  const ids = entries.flatMap(({ organisationId, action }) =>
    organisationId !== null && isOfOrganisation(action) ? [organisationId] : [],
  );
  const ends = ids.length > 0 ? await listEnds(tx, [...new Set(ids)]) : new Map<number, Link>();
  const placed = chainOrganisationEntries(ends, entries);
  if (ends.size > 0) await upsertEnds(tx, ends);
  return placed;
}
