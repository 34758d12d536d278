/** The subject of an entry. Kinds: user, system, assessment, document, purchase, payment, evidence, token, queue… */
export type Target = { kind: string; id: string };

/** Facts besides ids: numbers, states and the like, never personal text. */
export type Facts = Record<string, string | number | boolean | null>;

/** One act before it has a place in the log. */
export type Activity = {
  /** The event's id; each act is logged once. */
  eventId: string;
  at: Date;
  action: string;
  /** The account that acted; null for the system itself and for guests. */
  who: number | null;
  target: Target | null;
  facts: Facts;
  /** The origin and texts of users. Stored next to the chain, which holds only their digest, so that they can be erased. */
  privately: Private | null;
};

export type Private = {
  address: string;
  agent: string;
  /** The reason, in a person's own words. */
  reason: string | null;
  /** Prevents guessing an address from its hash. */
  salt: string;
};

export type Entry = Omit<Activity, 'privately'> & {
  /** Its number, without gaps. */
  seq: number;
  /** Digest of the private part; null without one. */
  origin: string | null;
  /** The previous entry's hash. */
  prev: string;
  hash: string;
};

/** A position in the chain: the number and hash of an entry. */
export type Link = Pick<Entry, 'seq' | 'hash'>;

/** The position before the first entry. */
export const GENESIS: Link = { seq: 0, hash: '0'.repeat(64) };

/** The accounts that an act concerns: the actor, and the account acted on. */
export function subjectsOf({ who, target }: Pick<Activity, 'who' | 'target'>, userId: number | null): number[] {
  const named = target?.kind === 'user' ? Number(target.id) : null;
  return [...new Set([who, named, userId])].filter(id => id !== null);
}
