import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { fairTurns } from './fairTurns.ts';

/** The library's number for argon2id (a const enum, which type stripping cannot import). */
const ARGON2ID = 2;
/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const COST = { algorithm: ARGON2ID, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

const inTurn = fairTurns({
  // One core stays free for everything else: a flood of logins must not stop those who are signed in.
  atOnce: Math.max(1, availableParallelism() - 1),
  inLane: 50,
  inAll: 400,
  // The gateway gives up after ten seconds.
  longestMs: 5_000,
});

let observeWait: (seconds: number) => void = () => {};

/** Reports how long each password has waited for its turn. */
export function watchTurns(observe: (seconds: number) => void): void {
  observeWait = observe;
}

/**
 * @param lane whose turn it takes, for example a network: lanes take turns
 * @throws DomainError UNAVAILABLE when too many are waiting
 */
export async function hashPassword(password: string, lane = ''): Promise<string> {
  return inTurn(lane, () => hash(password, COST), observeWait);
}

/** A hash that no password has. Comparing with it costs what comparing with a real one does. */
const nobody = hash(crypto.randomUUID(), COST);

/**
 * Compares in the same time whether there is a hash or not, so that the time does not reveal who has an account.
 * @param lane whose turn it takes, for example a network: lanes take turns
 * @throws DomainError UNAVAILABLE when too many are waiting
 */
export async function verifyPassword(password: string, passwordHash: string | undefined, lane = ''): Promise<boolean> {
  const compared = passwordHash ?? (await nobody);
  const matches = await inTurn(lane, () => verify(compared, password), observeWait);
  return matches && passwordHash !== undefined;
}
