import type { SubscriptionChangedData } from '@aicp/contracts/subscriptionEvents';
import type { UserData } from '@aicp/contracts/userEvents';
import type { Context } from '@aicp/service/store/context';
import { inPages } from '@aicp/service/store/inPages';
import { lockUnlessGone, markGone } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import { forgetOrigins, forgetPendingOrigins } from '../store/activities.ts';
import { removeAssessments } from '../store/assessments.ts';
import { disownPayments } from '../store/payments.ts';
import { removeSystemsOf } from '../store/systems.ts';
import { noteLogin, putPlan, putUser, removeUser } from '../store/users.ts';

export async function recordUser(tx: Transaction, user: UserData): Promise<void> {
  if (await lockUnlessGone(tx, 'user', user.userId)) await putUser(tx, user);
}

export async function recordLogin(
  tx: Transaction,
  { userId, at }: { userId: number; at?: string | undefined },
): Promise<void> {
  if (at && (await lockUnlessGone(tx, 'user', userId))) await noteLogin(tx, userId, new Date(at));
}

export async function recordPlan(tx: Transaction, standing: SubscriptionChangedData): Promise<void> {
  if (await lockUnlessGone(tx, 'user', standing.userId)) await putPlan(tx, standing);
}

/** The account goes from every list; the log keeps what was done, and by which number. */
export async function hideUser(tx: Transaction, { userId }: { userId: number }): Promise<void> {
  await markGone(tx, 'user', userId);
  await removeUser(tx, userId);
  await disownPayments(tx, userId);
  await forgetPendingOrigins(tx, userId);
}

/** What hangs on the account, page by page, once it is gone from the lists. */
export async function eraseUser(ctx: Pick<Context, 'transaction'>, { userId }: { userId: number }): Promise<void> {
  await inPages(ctx, (tx, page) => removeSystemsOf(tx, userId, page));
  await inPages(ctx, (tx, page) => removeAssessments(tx, { userId }, page));
  await forgetOrigins(userId);
}
