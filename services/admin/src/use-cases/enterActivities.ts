import type { AdminContext } from '../context.ts';
import type { Link } from '../domain/activity.ts';
import { chain } from '../domain/chain.ts';
import { findEntered, insertEntries, listPending, removePending } from '../store/activities.ts';
import { moveLast, putAnchor, readChain } from '../store/chainState.ts';
import { notifyLive } from './notifyLive.ts';

/** In one transaction: large enough to be quick, small enough to be over soon. */
const BATCH = 500;

/**
 * Enters every act that is noted, in the order in which they happened, each once, behind the end of the chain.
 * @param since leaves out what happened before
 */
export async function enterActivities(ctx: AdminContext, since?: Date): Promise<void> {
  let entered: Link | null = null;
  for (let more = true; more; ) {
    const batch = await enterBatch(ctx, since);
    more = batch.noted === BATCH;
    entered = batch.last ?? entered;
  }
  if (!entered) return;
  await putAnchor(ctx.redis, entered);
  await notifyLive(ctx, 'activities');
}

/** Several processes may do this at once: all but one find that the end has moved, and begin again. */
async function enterBatch(ctx: AdminContext, since?: Date): Promise<{ noted: number; last: Link | null }> {
  return ctx.transaction(async tx => {
    const noted = await listPending(tx, BATCH, since);
    if (noted.length === 0) return { noted: 0, last: null };
    const ids = noted.map(({ eventId }) => eventId);
    const known = await findEntered(tx, ids);
    const { last } = await readChain(tx);
    const entries = chain(
      last,
      noted.filter(({ eventId }) => !known.has(eventId)),
    );
    const end = entries.at(-1);
    if (end) {
      await moveLast(tx, last, { seq: end.seq, hash: end.hash });
      await insertEntries(tx, entries);
    }
    await removePending(tx, noted);
    return { noted: noted.length, last: end ? { seq: end.seq, hash: end.hash } : null };
  });
}
