import { z } from 'zod';
import { event } from './event.ts';

const User = z.object({
  userId: z.int().positive(),
  /** Rises with every change of the user; a consumer applies only what is newer than what it holds. */
  version: z.int().nonnegative(),
  username: z.string(),
  email: z.string(),
  companyName: z.string().nullable(),
  jurisdiction: z.enum(['EU', 'UK']),
  isEmailVerified: z.boolean(),
  isAdmin: z.boolean(),
  createdAt: z.iso.datetime(),
});

export const UserRegistered = event('user.registered', User);
export const UserLoggedIn = event('user.loggedIn', z.object({ userId: z.int().positive() }));

/** The account is erased for good: whoever keeps something of the user erases it too, and lets nothing late bring it back. */
export const UserDeleted = event('user.deleted', z.object({ userId: z.int().positive() }), [
  'identity',
  'systems-assessment',
  'reporting',
  'billing',
]);
