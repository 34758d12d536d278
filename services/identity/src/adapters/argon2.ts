import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { fairTurns } from './fairTurns.ts';

/** The library's number for argon2id (a const enum, which type stripping cannot import). */
const ARGON2ID = 2;
/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const COST = { algorithm: ARGON2ID, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

const TURNS = {
  // One core stays free for other work: a flood of logins must not delay signed-in users.
  atOnce: Math.max(1, availableParallelism() - 1),
  inLane: 50,
  inAll: 400,
  // The gateway times out after ten seconds.
  longestMs: 5_000,
};
const inTurn = fairTurns(TURNS);
/** The work after a login's hash costs more than the hash and waits with it. Other password checks do not wait for it. */
const inLogin = fairTurns({ ...TURNS, inLane: 100, longestMs: 7_500 });

let observeWait: (seconds: number) => void = () => {};

/** Reports how long each password has waited for its turn. */
export function watchTurns(observe: (seconds: number) => void): void {
  observeWait = observe;
}

/**
 * @param lane the queue, for example a network: lanes take turns
 * @throws DomainError UNAVAILABLE if too many are waiting
 */
export async function hashPassword(password: string, lane = ''): Promise<string> {
  return inTurn(lane, () => hash(password, COST), observeWait);
}

/** A hash that matches no password. A comparison with it takes as long as one with a real hash. */
const nobody = hash(crypto.randomUUID(), COST);

/**
 * Compares in the same time with and without a hash, so that the time does not reveal who has an account.
 * @param lane the queue, for example a network: lanes take turns
 * @throws DomainError UNAVAILABLE if too many are waiting
 */
export function verifyPassword(password: string, passwordHash: string | undefined, lane = ''): Promise<boolean> {
  return compare(password, passwordHash, lane, observeWait);
}

/** Verifies the password of a login and runs all that follows in the same turn. */
export function verifyLogin<Result>(
  password: string,
  passwordHash: string | undefined,
  lane: string,
  follow: (matches: boolean) => Promise<Result>,
): Promise<Result> {
  const since = performance.now();
  const observe = () => observeWait((performance.now() - since) / 1000);
  return inLogin(
    lane,
    async () => follow(await compare(password, passwordHash, lane, observe)),
    () => {},
  );
}

async function compare(
  password: string,
  passwordHash: string | undefined,
  lane: string,
  observe: (seconds: number) => void,
): Promise<boolean> {
  const compared = passwordHash ?? (await nobody);
  const matches = await inTurn(lane, () => verify(compared, password), observe);
  return matches && passwordHash !== undefined;
}
