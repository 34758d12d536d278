import { createHash } from 'node:crypto';
import type { Activity, Entry, Link, Private } from './activity.ts';

/** Appends acts to the last entry; each holds the hash of the previous one. */
export function chain<Act extends Activity>(last: Link, acts: readonly Act[]): (Act & Entry)[] {
  let { seq, hash } = last;
  return acts.map(act => {
    const open = { ...act, seq: seq + 1, origin: act.privately && digestOf(act.privately), prev: hash };
    seq = open.seq;
    hash = hashOf(open);
    return { ...open, hash };
  });
}

/** SHA-256 over an entry's whole content, in one fixed notation. */
function hashOf({ seq, eventId, at, action, who, target, facts, origin, prev }: Omit<Entry, 'hash'>): string {
  const sorted = Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1));
  const told = [seq, eventId, at.toISOString(), action, who, target && [target.kind, target.id], sorted, origin, prev];
  return createHash('sha256').update(JSON.stringify(told)).digest('hex');
}

function digestOf({ salt, address, agent, reason }: Private): string {
  return createHash('sha256')
    .update(JSON.stringify([salt, address, agent, reason]))
    .digest('hex');
}

type Kept = Entry & { privately: Private | null };

/** Whether an entry is unchanged. */
export function isUnaltered(entry: Kept): boolean {
  if (entry.hash !== hashOf(entry)) return false;
  return entry.privately === null || digestOf(entry.privately) === entry.origin;
}

/** Whether an entry is unchanged, and directly follows `last`. */
export function isLinked(last: Link, entry: Kept): boolean {
  return entry.seq === last.seq + 1 && entry.prev === last.hash && isUnaltered(entry);
}
