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
/** How long a role stays without word of the groups that gave it. */
const MISSING_MS = 30 * DAY_MS;

/**
 * Where groups give roles, a member is what their groups say, from this sign-in on. The last owner stays one, and members who were
 * removed do not come back by this. If the provider says nothing of groups, the role stays, and for 30 days at most unless it says that
 * it left them out.
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

/** Whether the provider has said nothing of a person's groups for 30 days. The owners are told when that begins, once a day at most. */
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
