const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Limits of requests per key and period in seconds. The key names the caller; correct and wrong attempts count alike. */
export const limits = {
  /** By network: registration reveals whether a name is taken, so this limits probing. */
  register: { most: 100, seconds: HOUR },
  /** By network. */
  forgotPassword: { most: 60, seconds: HOUR },
  /**
   * By account and network, or known device: requests by strangers do not use up the owner's emails, and the caller cannot tell. From
   * unknown networks by account only, so that no inbox is flooded. Each link is valid for as long as the emails are counted, so there is
   * always a valid one.
   */
  passwordResetMail: { most: 10, seconds: HOUR },
  passwordResetMails: { most: 50, seconds: HOUR },
  /** By user and session, and by user. */
  resendVerification: { most: 5, seconds: HOUR },
  verificationMails: { most: 10, seconds: HOUR },
  /** By user: someone else tries to register with their address. */
  addressTakenMail: { most: 1, seconds: 24 * HOUR },
  /** By inbox, without the part after '+': emails to unverified addresses. */
  mailToUnverified: { most: 10, seconds: 24 * HOUR },
  changeEmail: { most: 10, seconds: HOUR },
  /** By network: links contain 256 random bits, so this only protects the database. */
  verifyEmail: { most: 60, seconds: HOUR },
  resetPassword: { most: 60, seconds: HOUR },
  contact: { most: 20, seconds: HOUR },
  /** By user: emails to strangers. */
  invitation: { most: 50, seconds: HOUR },
  acceptInvitation: { most: 60, seconds: HOUR },
  readInvitation: { most: 120, seconds: HOUR },
  /** By user: emails to suppliers. */
  supplierMail: { most: 50, seconds: HOUR },
  /** By organisation. */
  createLink: { most: 60, seconds: HOUR },
  /** By user. */
  newCalendar: { most: 60, seconds: HOUR },
  /** By network: secrets of links contain 256 random bits, so this only protects the database; passcodes have their own pauses. */
  openLink: { most: 300, seconds: HOUR },
  /** Wrong passcodes by link and provider: one IPv6 customer may have 65,536 networks (a /48). */
  wrongPasscodesFromProvider: { most: 100, seconds: HOUR },
  /** Wrong passcodes by link, from anywhere. Beyond these a network has three guesses, and the answers take longer. */
  wrongPasscodesOfLink: { most: 100, seconds: HOUR },
  /** By link and network, once the link has that many wrong passcodes. */
  passcodeOfWatchedLink: { most: 3, seconds: HOUR },
  /** By user. */
  twoFactor: { most: 10, seconds: 15 * MINUTE },
  /** By user: requests to add a passkey or to confirm with one. */
  passkey: { most: 60, seconds: HOUR },
  /** By user. */
  copiedPasskeyMail: { most: 3, seconds: HOUR },
  /** By address: requests to sign in with a passkey. Nothing can be guessed, so this only spares Redis. */
  passkeyLogin: { most: 1_000, seconds: HOUR },
  /** By organisation: each check sends a DNS request. */
  checkDomain: { most: 60, seconds: HOUR },
  /** By organisation. */
  provisioningToken: { most: 20, seconds: HOUR },
  /** By organisation: Entra sends up to 25 requests a second. */
  scim: { most: 1_800, seconds: MINUTE },
  /** By organisation: each attempt sends a request to its identity provider. */
  tryConnection: { most: 60, seconds: HOUR },
  /** By network: each sign-in sends a request to the identity provider. An office has one address. */
  signIn: { most: 300, seconds: HOUR },
  /** By network: links hold 256 random bits, so this only spares Redis. By user: emails to connect a provider's account. */
  signInLink: { most: 300, seconds: HOUR },
  signInLinkMail: { most: 5, seconds: HOUR },
  /** By user: reads all their data, in every service. */
  export: { most: 20, seconds: HOUR },
  /** Sign-ins by network, counted before the password is checked: an office has one address. Known devices are not counted. */
  loginsFromNetwork: { most: 60, seconds: MINUTE },
  /** Right passwords by account, and by known device; passkeys by account. */
  loginsOfAccount: { most: 20, seconds: MINUTE },
  loginsOnDevice: { most: 20, seconds: MINUTE },
  /** Wrong passwords by network, for any account. */
  wrongFromNetwork: { most: 1_000, seconds: HOUR },
  /** Wrong passwords by account and provider: one IPv6 customer may have 65,536 networks (a /48). */
  wrongFromProvider: { most: 1_000, seconds: HOUR },
  /** Wrong passwords by account, from unknown devices anywhere. Beyond these the answers take longer. */
  wrongOfAccount: { most: 100, seconds: HOUR },
  /** Wrong codes by account, from unknown devices anywhere: only someone with the password gets this far. */
  wrongCodesOfAccount: { most: 50, seconds: HOUR },
  /** By account: one email and one log entry for a flood of wrong passwords. */
  floodMail: { most: 1, seconds: 24 * HOUR },
  floodNote: { most: 1, seconds: HOUR },
} as const satisfies Record<string, Limit>;

export type Limit = { most: number; seconds: number };
export type LimitName = keyof typeof limits;

/** A trial is used by one person on one machine, including with tests and scripts. */
export const TRIAL_FACTOR = 10;

/** Wrong guesses per hour without a pause; each further one doubles the pause. */
export const freeGuesses = { most: 10, seconds: HOUR } as const satisfies Limit;
const FIRST_PAUSE_SECONDS = 30;
const MAX_PAUSE_SECONDS = 15 * MINUTE;

/** Seconds until the next guess, after `wrong` ones of which `free` had no pause. */
export function pauseAfter(wrong: number, free: number): number {
  return wrong < free ? 0 : Math.min(FIRST_PAUSE_SECONDS * 2 ** (wrong - free), MAX_PAUSE_SECONDS);
}

/** The wrong passwords from unknown devices within an hour after which the owner gets an email. */
export const FLOOD = 20;
const MAX_SLOWDOWN_SECONDS = 4;

/**
 * Delay of responses to an unknown device: one second for each `step` of wrong passwords in the last hour. It slows down guesses from many
 * networks and refuses no one.
 */
export function slowdownSeconds(wrong: number, step: number): number {
  return Math.min(Math.floor(wrong / step), MAX_SLOWDOWN_SECONDS);
}
