import { createHash, randomBytes } from 'node:crypto';

/** The token in an emailed link: 256 random bits. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** The stored digest of a token: a reader of the database cannot build the link from it. */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
