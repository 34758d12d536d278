import { DomainError } from '@aicp/contracts/domainError';
import { signedInPersonally } from '@aicp/contracts/rights/actor';
import type { RequestContext } from '../../context.ts';
import { requireAnotherOwner } from '../../domain/requireAnotherOwner.ts';
import { successorOf } from '../../domain/successorOf.ts';
import { listMembers } from '../../store/memberships.ts';
import { findOrganisation, type OrganisationRecord } from '../../store/organisations.ts';
import { findUser } from '../../store/users.ts';
import { syncSessionRoles } from '../signIn/syncSessionRoles.ts';
import { changeOrganisation } from './changeOrganisation.ts';
import { endMembership } from './endMembership.ts';
import { switchToRemainingOrganisation } from './switchToRemainingOrganisation.ts';

/** Leaves the caller's current organisation. Returns the one that they work in now. */
export async function leaveOrganisation(ctx: RequestContext): Promise<OrganisationRecord> {
  const { userId } = signedInPersonally(ctx.actor);
  const digests = await changeOrganisation(ctx, async (tx, actor) => {
    const members = await listMembers(actor.organisationId, tx.session);
    const staying = members.filter(member => member.userId !== userId);
    const heir = successorOf(staying);
    if (!heir)
      throw new DomainError(
        'CONFLICT',
        'You are the only member of this organisation. You can delete it, or your account.',
        { reason: 'alone' },
      );
    requireAnotherOwner(staying);
    const digests = await endMembership(tx, actor, heir.userId, ctx.now());
    await switchToRemainingOrganisation(tx, userId, ctx.now());
    return digests;
  });
  await Promise.all([ctx.tokens.refuse(digests), syncSessionRoles(ctx, userId)]);
  return currentOrganisation(userId);
}

export async function currentOrganisation(userId: number): Promise<OrganisationRecord> {
  const user = await findUser(userId);
  if (!user) throw new DomainError('UNAUTHENTICATED', 'Please sign in.');
  return findOrganisation(user.organisationId);
}
