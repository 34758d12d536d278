import { emailKeyOf } from '@aicp/contracts/email';
import { withId } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import { PUBLIC, type User, Users } from './users.ts';

export type Credentials = {
  user: User;
  /** Undefined without a password. */
  passwordHash: string | undefined;
  /** Ids of the account's known devices. */
  devices: string[];
  hasSecondFactor: boolean;
};

/** The user behind a username or email address, with the password's hash. Only for signing in. */
export async function findCredentials(name: string): Promise<Credentials | null> {
  const key = name.includes('@') ? emailKeyOf(name) : name.toLowerCase();
  // Usernames never contain an @, addresses always do.
  const found = await Users.findOne(key.includes('@') ? { emailKey: key } : { usernameKey: key }, {
    ...PUBLIC,
    password: 1,
    devices: 1,
    hasSecondFactor: 1,
  } as const).lean();
  if (!found) return null;
  const { password, devices, hasSecondFactor, ...user } = found;
  return {
    user: withId(user),
    passwordHash: password || undefined,
    devices: devices.map(({ _id }) => _id),
    hasSecondFactor,
  };
}

/** The hash of a user's password, for confirmation; undefined without a password. */
export async function findPasswordHash(id: number, tx?: Transaction): Promise<string | undefined> {
  return (await Users.findById(id, { password: 1 }, { session: tx?.session }).lean())?.password || undefined;
}
