import { lockUnlessGone } from '@aicp/service/store/tombstones';
import type { RequestContext, SingleSignOn } from '../../context.ts';
import { heirOf } from '../../domain/heirOf.ts';
import type { ProviderPerson } from '../../domain/providerPerson.ts';
import { listMembers } from '../../store/memberships.ts';
import type { User } from '../../store/users.ts';
import { giveRole } from '../organisation/changeRole.ts';
import { noteMembership } from '../organisation/noteMembership.ts';
import { roleOf } from './joinFromProvider.ts';

/**
 * Where groups give roles, somebody who is in the organisation is what their groups say, from this sign-in on. Its last owner stays
 * one, and who was removed from it does not come back by this.
 */
export async function followGroups(
  ctx: RequestContext,
  { id: userId }: Pick<User, 'id'>,
  person: ProviderPerson,
  provider: SingleSignOn,
): Promise<void> {
  const { organisationId, groupRoles } = provider;
  if (organisationId === null || groupRoles.size === 0) return;
  const role = roleOf(person, provider);
  const isChanged = await ctx.transaction(async tx => {
    if (!(await lockUnlessGone(tx, 'organisation', organisationId))) return false;
    const members = await listMembers(organisationId, tx.session);
    const member = members.find(one => one.userId === userId);
    if (!member || member.role === role) return false;
    const others = members.filter(one => one !== member);
    const wasOwner = member.role === 'owner';
    if (wasOwner && !others.some(one => one.role === 'owner')) return false;
    const heirId = wasOwner ? heirOf(others)?.userId : undefined;
    await giveRole(tx, member, role, { by: null, at: ctx.now(), heirId });
    return true;
  });
  if (isChanged) await noteMembership(ctx, { userId, organisationId });
}
