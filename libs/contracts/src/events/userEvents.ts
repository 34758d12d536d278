import { z } from 'zod';
import { heldShape } from '../entities/fieldSchemas.ts';
import { userFields } from '../entities/user.ts';
import { event } from '../event.ts';
import { owned } from '../owner.ts';

const User = owned({
  /** Rises with every change of the user; consumers apply newer states only. */
  version: z.int().nonnegative(),
  ...heldShape(userFields, 'event'),
  createdAt: z.iso.datetime(),
  /** Present when the state is republished; otherwise sent by `user.loggedIn`. */
  lastLoginAt: z.iso.datetime().nullable().optional(),
});
export type UserData = z.infer<typeof User>;

export const UserRegistered = event('user.registered', User, ['billing', 'documents']);
/** The profile, the address or the role changed. */
export const UserUpdated = event('user.updated', User, ['billing', 'documents']);
export const UserVerified = event('user.verified', User);
/** Identity consumes it too, to end sessions that survived because Redis was unavailable. */
export const UserSuspended = event('user.suspended', User, ['identity']);
export const UserActivated = event('user.activated', User);
/** Identity consumes it too, for the same reason. Sessions issued before `at` have ended. */
export const UserPasswordChanged = event(
  'user.passwordChanged',
  z.object({ userId: z.int().positive(), at: z.iso.datetime() }),
  ['identity'],
);
export const UserLoggedIn = event('user.loggedIn', z.object({ userId: z.int().positive(), at: z.iso.datetime() }));

/** Security activities of an account without an effect on other services' data. */
export const UserActed = event(
  'user.acted',
  z.object({
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
      /** A person at an identity provider may sign in to the account. */
      'providerConnected',
      'providerDisconnected',
      'apiTokenCreated',
      'apiTokenRevoked',
      /** A calendar link for the user's deadlines. */
      'calendarMade',
      'calendarEnded',
      'sessionEnded',
      'otherSessionsEnded',
      'dataExported',
      'loginBlocked',
      /** Wrong passwords or codes at sign-in: `count` is their number since the last such event. */
      'loginsFailed',
      'verificationResent',
      /** The user has confirmed their identity. */
      'proved',
      'madeAdministrator',
      'madeOrdinary',
    ]),
    tokenId: z.int().positive().optional(),
    count: z.int().positive().optional(),
    passkeyId: z.int().positive().optional(),
  }),
);

/**
 * The account is erased: every service erases its data about the user; late events must not restore it. Data of an organisation is deleted
 * with `organisation.deleted`.
 */
export const UserDeleted = event('user.deleted', z.object({ userId: z.int().positive() }), [
  'identity',
  'billing',
  'documents',
  'reporting',
]);
