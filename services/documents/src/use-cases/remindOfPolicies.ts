import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import { may } from '@aicp/contracts/rights/rights';
import type { Context } from '@aicp/service/store/context';
import { PAGE } from '@aicp/service/store/deleteInBatches';
import { membersOf } from '@aicp/service/store/members';
import type { Policy } from '../domain/policy.ts';
import { pageDuePolicies, recordReviewTold } from '../store/policies.ts';

/**
 * Notifies the owner of a policy once when its review date has come, or the organisation's owners and managers if it has no owner. The
 * transaction that orders the email also records it. Another date is a new reason.
 */
export async function remindOfPolicies(ctx: Context): Promise<void> {
  const today = ctx.now().toISOString().slice(0, 10);
  for (let after: number | undefined = 0; after !== undefined; ) {
    const page: Policy[] = await pageDuePolicies(today, after, PAGE);
    const members = await membersOf([...new Set(page.map(({ organisationId }) => organisationId))]);
    for (const policy of page) await remind(ctx, policy, members);
    after = page.length < PAGE ? undefined : page.at(-1)?.id;
  }
}

async function remind(ctx: Context, policy: Policy, members: Awaited<ReturnType<typeof membersOf>>): Promise<void> {
  const { organisationId, ownerId, reviewOn } = policy;
  const managers = members.filter(member => member.organisationId === organisationId && may(member.role, 'manage'));
  await ctx.transaction(async tx => {
    if (!reviewOn || !(await recordReviewTold(tx, policy))) return;
    for (const userId of ownerId === null ? managers.map(member => member.userId) : [ownerId])
      tx.send(SendEmail, { template: 'policyReview', userId, organisationId, day: reviewOn });
  });
}
