import { availableParallelism } from 'node:os';
import { DomainError } from '@aicp/contracts/domainError';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** The library's number for argon2id (a const enum, which type stripping cannot import). */
const ARGON2ID = 2;
/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const COST = { algorithm: ARGON2ID, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** One core stays free for everything else: a flood of logins must not stop those who are signed in. */
const turns = pLimit(Math.max(1, availableParallelism() - 1));
/** Some seconds of work; who comes later would not get an answer in time. */
const LONGEST_QUEUE = 200;

let observeWait: (seconds: number) => void = () => {};

/** Reports how long each password has waited for its turn. */
export function watchTurns(observe: (seconds: number) => void): void {
  observeWait = observe;
}

/** @throws DomainError UNAVAILABLE when too many are waiting */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (turns.pendingCount >= LONGEST_QUEUE)
    throw new DomainError('UNAVAILABLE', 'Too many people are signing in at once. Please try again.');
  const asked = performance.now();
  return turns(() => {
    observeWait((performance.now() - asked) / 1000);
    return work();
  });
}

export async function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST));
}

/** A hash that no password has. Comparing with it costs what comparing with a real one does. */
const nobody = hash(crypto.randomUUID(), COST);

/** Compares in the same time whether there is a hash or not, so that the time does not reveal who has an account. */
export async function verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const compared = passwordHash ?? (await nobody);
  const matches = await inTurn(() => verify(compared, password));
  return matches && passwordHash !== undefined;
}
