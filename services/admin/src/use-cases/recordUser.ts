import type { UserData } from '@aicp/contracts/userEvents';
import type { Context } from '@aicp/service/store/context';
import { lockUnlessGone, markGone } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import { forgetOrigins, forgetPendingOrigins } from '../store/activities.ts';
import { putOrganisation } from '../store/organisations.ts';
import { noteLogin, putUser, removeUser } from '../store/users.ts';
import { eraseOrganisation, hideOrganisation } from './recordOrganisation.ts';

type Deleted = { userId: number; organisationId: number | null };

export async function recordUser(tx: Transaction, user: UserData): Promise<void> {
  if (!(await lockUnlessGone(tx, 'user', user.userId))) return;
  await putUser(tx, user);
  if (await lockUnlessGone(tx, 'organisation', user.organisationId)) await putOrganisation(tx, user.organisationId);
}

export async function recordLogin(
  tx: Transaction,
  { userId, at }: { userId: number; at?: string | undefined },
): Promise<void> {
  if (at && (await lockUnlessGone(tx, 'user', userId))) await noteLogin(tx, userId, new Date(at));
}

/** The account goes from every list; the log keeps what was done, and by which number. */
export async function hideUser(tx: Transaction, { userId, organisationId }: Deleted): Promise<void> {
  await markGone(tx, 'user', userId);
  await removeUser(tx, userId);
  await forgetPendingOrigins(tx, userId);
  // An account of the release before organisations takes along what its own owned.
  if (organisationId !== null) await hideOrganisation(tx, { organisationId });
}

/** What hangs on the account, page by page, once it is gone from the lists. */
export async function eraseUser(ctx: Pick<Context, 'transaction'>, { userId, organisationId }: Deleted): Promise<void> {
  if (organisationId !== null) await eraseOrganisation(ctx, { organisationId });
  await forgetOrigins(userId);
}
