const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How often something may be asked for in a span of seconds. The key says by whom; what is right or wrong does not count. */
export const limits = {
  /** By address: registration cannot hide that a name is taken, so this bounds how many may be asked about. */
  register: { most: 200, seconds: HOUR },
  /** By address. */
  forgotPassword: { most: 60, seconds: HOUR },
  /** By user, in the worker: nobody's inbox is flooded, and the caller does not notice. */
  passwordResetMail: { most: 10, seconds: HOUR },
  /** By user. */
  resendVerification: { most: 5, seconds: HOUR },
  changeEmail: { most: 10, seconds: HOUR },
  /** By address: links hold 256 random bits, so this only spares the database. */
  verifyEmail: { most: 60, seconds: HOUR },
  resetPassword: { most: 60, seconds: HOUR },
  contact: { most: 20, seconds: HOUR },
  /** By user. */
  twoFactor: { most: 10, seconds: 15 * MINUTE },
  /** By user: what a browser is asked for to add a passkey, or to give a proof with one. */
  passkey: { most: 60, seconds: HOUR },
  /** By user. */
  copiedPasskeyMail: { most: 3, seconds: HOUR },
  /** By address: what a browser is asked for to sign in. Nothing can be guessed, so this only spares Redis. */
  passkeyLogin: { most: 1_000, seconds: HOUR },
  /** By user: reads all that they have, in every service. */
  export: { most: 20, seconds: HOUR },
  /** Wrong passwords by account, from wherever they come, and by address, whichever account they are for. */
  loginOfAccount: { most: 100, seconds: HOUR },
  loginFromAddress: { most: 1_000, seconds: HOUR },
} as const satisfies Record<string, Limit>;

export type Limit = { most: number; seconds: number };
export type LimitName = keyof typeof limits;

/** A trial is used by one person on one machine, with tests and scripts. */
export const TRIAL_FACTOR = 10;

/** So many wrong guesses in an hour are free; each further one is followed by a pause twice as long. */
export const freeGuesses = { most: 10, seconds: HOUR } as const satisfies Limit;
const FIRST_PAUSE_SECONDS = 30;
const LONGEST_PAUSE_SECONDS = 15 * MINUTE;

/** Seconds until the next guess, after `wrong` ones of which `free` cost nothing. */
export function pauseAfter(wrong: number, free: number): number {
  return wrong < free ? 0 : Math.min(FIRST_PAUSE_SECONDS * 2 ** (wrong - free), LONGEST_PAUSE_SECONDS);
}
