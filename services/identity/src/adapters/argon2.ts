import { hash, verify } from '@node-rs/argon2';

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
/** The library's number for argon2id (a const enum, which type stripping cannot import). */
const ARGON2ID = 2;
const COST = { algorithm: ARGON2ID, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** A hash that no password has. Comparing with it costs what comparing with a real one does. */
const nobody = hashPassword(crypto.randomUUID());

/** Compares in the same time whether there is a hash or not, so that the time does not tell who has an account. */
export async function verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobody), password);
  return matches && passwordHash !== undefined;
}
