import { lockUnlessGone } from '@aicp/service/store/tombstones';
import type { WorkerContext } from '../context.ts';
import { findUserIn } from '../store/users.ts';
import { isUnsettled, pageUnsettled, settleUser } from '../store/workplaces.ts';
import { openOrganisation } from './openOrganisation.ts';

/**
 * Gives an account that the release before registered beside this one what a migration gave the others: the organisation of its
 * number, and the place of its owner. Nothing to do for any other account.
 */
export async function settleAccount(ctx: Pick<WorkerContext, 'transaction'>, userId: number): Promise<void> {
  if (!(await isUnsettled(userId))) return;
  await ctx.transaction(async tx => {
    const user = await findUserIn(tx, userId);
    if (!user || !(await isUnsettled(userId, tx.session))) return;
    if (!(await lockUnlessGone(tx, 'organisation', userId))) return;
    await settleUser(tx, userId, userId);
    await openOrganisation(tx, { ...user, organisationId: userId }, user.createdAt);
  });
}

const PAGE = 500;

/** Every account that has no organisation yet. */
export async function settleAccounts(ctx: Pick<WorkerContext, 'transaction'>): Promise<void> {
  for (let after = 0; ; ) {
    const page = await pageUnsettled(after, PAGE);
    for (const userId of page) await settleAccount(ctx, userId);
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = last;
  }
}
