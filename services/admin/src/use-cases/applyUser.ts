import type { UserData } from '@aicp/contracts/events/userEvents';
import { removePerson, upsertPerson } from '@aicp/service/store/people';
import { insertTombstone, lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import { eraseOrigins, erasePendingOrigins } from '../store/activities.ts';
import { ensureOrganisation } from '../store/organisations.ts';
import { recordLastLogin, removeUser, upsertUser } from '../store/users.ts';

type Deleted = { userId: number };

export async function applyUser(tx: Transaction, user: UserData): Promise<void> {
  if (!(await lockUnlessDeleted(tx, 'user', user.userId))) return;
  await upsertUser(tx, user);
  await upsertPerson(tx, user);
  if (await lockUnlessDeleted(tx, 'organisation', user.organisationId))
    await ensureOrganisation(tx, user.organisationId);
}

export async function applyLogin(tx: Transaction, { userId, at }: { userId: number; at: string }): Promise<void> {
  if (await lockUnlessDeleted(tx, 'user', userId)) await recordLastLogin(tx, userId, new Date(at));
}

/** Removes the account from every list; the log keeps its activities under its number. */
export async function unlistUser(tx: Transaction, { userId }: Deleted): Promise<void> {
  await insertTombstone(tx, 'user', userId);
  await removeUser(tx, userId);
  await removePerson(tx, userId);
  await erasePendingOrigins(tx, userId);
}

/** Erases the account's dependent data in batches, once it is unlisted. */
export const eraseUser = (_ctx: unknown, { userId }: Deleted): Promise<void> => eraseOrigins(userId);
