import type { Redis } from 'ioredis';
import type { Link } from '../domain/activity.ts';
import { isLinked } from '../domain/chain.ts';
import { streamChain } from '../store/activities.ts';
import { readAnchors, readChain } from '../store/chainState.ts';

export type Verdict = {
  intact: boolean;
  entries: number;
  /** The first entry that was altered or is missing. */
  firstBroken: number | null;
  message: string;
};

/**
 * Reads the whole activity log in order and checks each entry's hash and link; then its end, against the last known ends of the chain, in
 * this database and elsewhere.
 * @param kept entries noted elsewhere
 */
export async function verifyLog(redis: Redis, kept: Link[] = []): Promise<Verdict> {
  // First: entries added while this reads are newer, and are checked with the rest.
  const { start, last } = await readChain();
  const anchors = [...(await readAnchors(redis)), ...kept, ...(last.seq > 0 ? [last] : [])];
  const expected = new Map(anchors.map(({ seq, hash }) => [seq, hash]));
  let link = start;
  for await (const entry of streamChain()) {
    // Removed for their age during the run.
    if (entry.seq <= start.seq) continue;
    if (!isLinked(link, entry)) return broken(link);
    link = { seq: entry.seq, hash: entry.hash };
    const seen = expected.get(link.seq);
    if (seen !== undefined && seen !== link.hash) return broken({ seq: link.seq - 1 }, link.seq - start.seq);
  }
  const furthest = Math.max(0, ...expected.keys());
  if (furthest > link.seq) return broken(link);
  const entries = link.seq - start.seq;
  return { intact: true, entries, firstBroken: null, message: `All ${entries} entries are intact.` };

  function broken({ seq }: { seq: number }, read = seq - start.seq): Verdict {
    const firstBroken = seq + 1;
    const message = `Entry ${firstBroken} was altered or is missing. All entries before it are intact.`;
    return { intact: false, entries: read, firstBroken, message };
  }
}
