import { DomainError } from '@aicp/contracts/domainError';
import { requireRight } from '@aicp/contracts/rights/actor';
import { requireRecentConfirmation } from '@aicp/contracts/rights/recentConfirmation';
import type { RequestContext } from '../../context.ts';
import { listMembers, listMembershipsOf } from '../../store/memberships.ts';
import { syncSessionRoles } from '../signIn/syncSessionRoles.ts';
import { changeOrganisation } from './changeOrganisation.ts';
import { closeOrganisation } from './closeOrganisation.ts';
import { switchToRemainingOrganisation } from './switchToRemainingOrganisation.ts';

/** Deletes the caller's organisation with all its data. Members without another get their own. */
export async function deleteOrganisation(ctx: RequestContext): Promise<{ message: string }> {
  const { userId, organisationId } = requireRecentConfirmation(ctx.actor, ctx.now());
  const { members, digests } = await changeOrganisation(ctx, async (tx, actor) => {
    requireRight(actor, 'own');
    const members = await listMembers(organisationId, tx.session);
    if (members.length === 1 && (await listMembershipsOf(userId, tx.session)).length === 1)
      throw new DomainError(
        'CONFLICT',
        'This is your only organisation, and you are its only member. To delete it, delete your account.',
        { reason: 'alone' },
      );
    const digests = await closeOrganisation(tx, organisationId, userId, ctx.now());
    for (const member of members) await switchToRemainingOrganisation(tx, member.userId, ctx.now());
    return { members, digests };
  });
  await ctx.tokens.refuse(digests);
  for (const member of members) await syncSessionRoles(ctx, member.userId);
  return { message: 'The organisation and everything in it have been deleted.' };
}
