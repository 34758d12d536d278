import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import type { LinksOfMember } from '@aicp/contracts/inputs/peopleInputs';
import { signedIn } from '@aicp/contracts/rights/actor';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../../context.ts';
import { requireAnotherOwner } from '../../domain/requireAnotherOwner.ts';
import { requireRoleAuthority } from '../../domain/requireRoleAuthority.ts';
import { successorOf } from '../../domain/successorOf.ts';
import { listMembers } from '../../store/memberships.ts';
import { syncSessionRoles } from '../signIn/syncSessionRoles.ts';
import { changeOrganisation } from './changeOrganisation.ts';
import { endMembership } from './endMembership.ts';
import { leaveOrganisation } from './leaveOrganisation.ts';
import { type Member, readMembers } from './readMembers.ts';
import { switchToRemainingOrganisation } from './switchToRemainingOrganisation.ts';

/**
 * Removes a member, whose sessions and tokens in the organisation end at once; members can also remove themselves. Returns the remaining
 * members.
 */
export async function removeMember(ctx: RequestContext, id: string, links: LinksOfMember): Promise<Member[]> {
  const userId = idOrNotFound(id, 'Member');
  if (userId === signedIn(ctx.actor).userId) {
    await leaveOrganisation(ctx);
    return [];
  }
  const { organisationId, digests } = await changeOrganisation(ctx, async (tx, actor) => {
    const { organisationId } = actor;
    const members = await listMembers(organisationId, tx.session);
    const member = members.find(one => one.userId === userId);
    requireRoleAuthority(actor, member ? [member.role] : [], ctx.now());
    if (!member) throw notFound('Member');
    const staying = members.filter(one => one !== member);
    requireAnotherOwner(staying);
    const digests = await endMembership(tx, member, successorOf(staying)?.userId ?? actor.userId, ctx.now(), links);
    await switchToRemainingOrganisation(tx, userId, ctx.now());
    tx.send(SendEmail, { template: 'removedFromOrganisation', userId, organisationId, by: actor.userId });
    return { organisationId, digests };
  });
  await Promise.all([ctx.tokens.refuse(digests), syncSessionRoles(ctx, userId)]);
  return readMembers(ctx, organisationId);
}
