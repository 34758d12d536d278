import { z } from 'zod';
import { heldShape } from '../entities/fieldSchemas.ts';
import { userFields } from '../entities/user.ts';
import { event } from '../event.ts';
import { owned } from '../owner.ts';

const User = owned({
  /** Rises with every change of the user; a consumer applies only what is newer than what it holds. */
  version: z.int().nonnegative(),
  ...heldShape(userFields, 'event'),
  createdAt: z.iso.datetime(),
  /** Present when the state is published again; otherwise sent by `user.loggedIn`. */
  lastLoginAt: z.iso.datetime().nullable().optional(),
});
export type UserData = z.infer<typeof User>;

export const UserRegistered = event('user.registered', User, ['billing', 'documents']);
/** Something of the profile, the address or the role changed. */
export const UserUpdated = event('user.updated', User, ['billing', 'documents']);
/** The email address is confirmed. */
export const UserVerified = event('user.verified', User);
/** Identity listens itself: should its sessions outlive the change, because Redis was away, they end then. */
export const UserSuspended = event('user.suspended', User, ['identity']);
export const UserActivated = event('user.activated', User);
/** Identity listens itself, for the same reason. Sessions given out before `at` are over. */
export const UserPasswordChanged = event(
  'user.passwordChanged',
  z.object({ userId: z.int().positive(), at: z.iso.datetime() }),
  ['identity'],
);
export const UserLoggedIn = event('user.loggedIn', z.object({ userId: z.int().positive(), at: z.iso.datetime() }));

/** What concerns an account's security and changes nothing that other services keep. */
export const UserActed = event(
  'user.acted',
  z.object({
    /** Whose account it is. */
    userId: z.int().positive(),
    act: z.enum([
      'emailChanged',
      'emailChangeRequested',
      'emailChangeCancelled',
      'emailChangeUndone',
      /** The recipient of a verification email said that the account is not theirs. */
      'emailDisowned',
      'twoFactorEnabled',
      'twoFactorDisabled',
      'recoveryCodesRenewed',
      'passkeyAdded',
      'passkeyRemoved',
      'passkeyCopied',
      /** Someone at an identity provider may sign in to the account. */
      'providerConnected',
      'providerDisconnected',
      'apiTokenCreated',
      'apiTokenRevoked',
      /** The address from which a calendar reads their deadlines. */
      'calendarMade',
      'calendarEnded',
      'sessionEnded',
      'otherSessionsEnded',
      'dataExported',
      'loginBlocked',
      /** Wrong passwords or codes at sign-in: `count` of them since the last such event. */
      'loginsFailed',
      'verificationResent',
      /** They have shown again that it is them. */
      'proved',
      'madeAdministrator',
      'madeOrdinary',
    ]),
    /** The API token. */
    tokenId: z.int().positive().optional(),
    count: z.int().positive().optional(),
    passkeyId: z.int().positive().optional(),
  }),
);

/**
 * The account is erased: every service that keeps something of the person erases it too; no late event may bring it back. What
 * belonged to an organisation goes with `organisation.deleted`.
 */
export const UserDeleted = event('user.deleted', z.object({ userId: z.int().positive() }), [
  'identity',
  'billing',
  'documents',
  'reporting',
]);
