import type { UserData } from '@aicp/contracts/events/userEvents';
import { lockUnlessGone, markGone } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import { forgetOrigins, forgetPendingOrigins } from '../store/activities.ts';
import { putOrganisation } from '../store/organisations.ts';
import { noteLogin, putUser, removeUser } from '../store/users.ts';

type Deleted = { userId: number };

export async function recordUser(tx: Transaction, user: UserData): Promise<void> {
  if (!(await lockUnlessGone(tx, 'user', user.userId))) return;
  await putUser(tx, user);
  if (await lockUnlessGone(tx, 'organisation', user.organisationId)) await putOrganisation(tx, user.organisationId);
}

export async function recordLogin(tx: Transaction, { userId, at }: { userId: number; at: string }): Promise<void> {
  if (await lockUnlessGone(tx, 'user', userId)) await noteLogin(tx, userId, new Date(at));
}

/** The account goes from every list; the log keeps what was done, and by which number. */
export async function hideUser(tx: Transaction, { userId }: Deleted): Promise<void> {
  await markGone(tx, 'user', userId);
  await removeUser(tx, userId);
  await forgetPendingOrigins(tx, userId);
}

/** What hangs on the account, page by page, once it is gone from the lists. */
export const eraseUser = (_ctx: unknown, { userId }: Deleted): Promise<void> => forgetOrigins(userId);
