import { randomInt } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export const randomText = (length: number) => Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** An id as Stripe writes them: `cus_` and 24 letters and digits. */
export const newId = (prefix: string) => `${prefix}_${randomText(24)}`;

/** What lets a browser act on one intent: `pi_…_secret_…`. */
export const newClientSecret = (id: string) => `${id}_secret_${randomText(25)}`;
