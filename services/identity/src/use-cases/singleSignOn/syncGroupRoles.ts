import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { RequestContext, SingleSignOn } from '../../context.ts';
import type { ProviderPerson } from '../../domain/providerPerson.ts';
import { successorOf } from '../../domain/successorOf.ts';
import { areGroupsMissing, recordGroups, recordMissingGroups } from '../../store/identities.ts';
import { listMembers, listOwners } from '../../store/memberships.ts';
import type { User } from '../../store/users.ts';
import { assignRole } from '../organisation/changeRole.ts';
import { refreshMemberSessions } from '../organisation/refreshMemberSessions.ts';
import { roleOf } from './registerFromProvider.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Days a role stays without information about its groups. */
const MISSING_MS = 30 * DAY_MS;

/**
 * If groups set roles, applies a member's groups from this sign-in on. The last owner stays owner, and removed members stay out. If the
 * provider sends no groups the role stays, for 30 days at most unless the provider marks them as left out.
 */
export async function syncGroupRoles(
  ctx: RequestContext,
  { id: userId }: Pick<User, 'id'>,
  person: ProviderPerson,
  provider: SingleSignOn,
): Promise<void> {
  const { organisationId, groupRoles } = provider;
  if (organisationId === null || groupRoles.size === 0) return;
  if (person.groups === null && !(await isOverdue(ctx, userId, person, organisationId))) return;
  if (person.groups !== null) await recordGroups(person);
  const role = roleOf(person, provider);
  const isChanged = await ctx.transaction(async tx => {
    if (!(await lockUnlessDeleted(tx, 'organisation', organisationId))) return false;
    const members = await listMembers(organisationId, tx.session);
    const member = members.find(one => one.userId === userId);
    if (!member || member.role === role) return false;
    const others = members.filter(one => one !== member);
    const wasOwner = member.role === 'owner';
    if (wasOwner && !others.some(one => one.role === 'owner')) return false;
    const heirId = wasOwner ? successorOf(others)?.userId : undefined;
    await assignRole(tx, member, role, { by: null, at: ctx.now(), heirId });
    return true;
  });
  if (isChanged) await refreshMemberSessions(ctx, { userId, organisationId });
}

/** Whether the provider has sent no groups for 30 days. Owners are notified when that begins, at most once a day. */
async function isOverdue(
  ctx: RequestContext,
  userId: number,
  { issuer, subject, areGroupsLeftOut }: ProviderPerson,
  organisationId: number,
): Promise<boolean> {
  if (areGroupsLeftOut) return false;
  const now = ctx.now();
  const isTold = await areGroupsMissing(issuer, new Date(now.getTime() - DAY_MS));
  const since = await recordMissingGroups({ issuer, subject }, now);
  if (since.getTime() === now.getTime() && !isTold)
    await ctx.transaction(async tx => {
      for (const owner of await listOwners(organisationId, tx.session))
        tx.send(SendEmail, { template: 'groupsMissing', userId: owner, organisationId, memberId: userId });
    });
  return now.getTime() - since.getTime() >= MISSING_MS;
}
