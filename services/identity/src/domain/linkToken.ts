import { createHash, randomBytes } from 'node:crypto';

/** What a link in an email carries: 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of it: a reader of the database can make no link out of that. */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
