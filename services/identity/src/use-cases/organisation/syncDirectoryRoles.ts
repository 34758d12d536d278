import type { Role } from '@aicp/contracts/rights/rights';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import type { WorkerContext } from '../../context.ts';
import { roleOfGroups } from '../../domain/providerPerson.ts';
import { successorOf } from '../../domain/successorOf.ts';
import { listMembers } from '../../store/memberships.ts';
import { listGroupsNamed } from '../../store/provisionedGroups.ts';
import { listProvisionedAmong, recordGroupRole } from '../../store/provisionedUsers.ts';
import { listGroupRoles } from '../../store/provisioning.ts';
import { assignRole } from './changeRole.ts';
import { refreshMemberSessions } from './refreshMemberSessions.ts';

/** The role without any group role. */
export const DEFAULT_ROLE: Role = 'reader';
/** The members changed in one transaction. */
export const MEMBERS_PER_TRANSACTION = 50;

/** These provisioned users' roles by their groups; users without such a group are missing. */
export async function rolesByGroups(
  organisationId: number,
  ids: readonly string[],
  session?: Transaction['session'],
): Promise<Map<string, Role>> {
  const groupRoles = await listGroupRoles(organisationId, session);
  if (groupRoles.length === 0) return new Map();
  const names = groupRoles.map(({ group }) => group);
  const groups = await listGroupsNamed(organisationId, names, session);
  const roles = new Map(groupRoles.map(({ group, role }) => [group.toLowerCase(), role]));
  const wanted = new Set(ids);
  const namesOf = new Map<string, string[]>();
  for (const { displayName, members } of groups)
    for (const id of members)
      if (wanted.has(id)) namesOf.set(id, [...(namesOf.get(id) ?? []), displayName.toLowerCase()]);
  const given = new Map<string, Role>();
  for (const [id, of] of namesOf) {
    const role = roleOfGroups(of, roles);
    if (role) given.set(id, role);
  }
  return given;
}

/**
 * Applies the roles of these users' groups. A user who loses the last group with a role becomes a reader; without ever having had one they
 * keep their role. The last owner stays owner.
 */
export async function syncDirectoryRoles(
  ctx: WorkerContext,
  organisationId: number,
  ids: readonly string[],
): Promise<void> {
  const all = [...new Set(ids)];
  for (let from = 0; from < all.length; from += MEMBERS_PER_TRANSACTION) {
    const some = all.slice(from, from + MEMBERS_PER_TRANSACTION);
    const changed = await ctx.transaction(tx => syncSome(tx, organisationId, some, ctx.now()));
    await recordSynced(ctx, organisationId, changed);
  }
}

/** After the transaction: updates their sessions. */
export async function recordSynced(ctx: WorkerContext, organisationId: number, userIds: number[]): Promise<void> {
  await Promise.all(userIds.map(userId => refreshMemberSessions(ctx, { userId, organisationId })));
}

/** @returns the members whose role has changed */
export async function syncSome(
  tx: Transaction,
  organisationId: number,
  ids: readonly string[],
  at: Date,
): Promise<number[]> {
  if (ids.length === 0 || !(await lockUnlessDeleted(tx, 'organisation', organisationId))) return [];
  const [users, roles] = [
    await listProvisionedAmong(organisationId, ids, tx.session),
    await rolesByGroups(organisationId, ids, tx.session),
  ];
  const changed: number[] = [];
  let members = await listMembers(organisationId, tx.session);
  for (const { id, userId, hasGroupRole } of users) {
    const given = roles.get(id);
    const member = members.find(one => one.userId === userId);
    const role = given ?? (hasGroupRole ? DEFAULT_ROLE : undefined);
    // Waiting users keep the role of their invitation; their groups apply when they join.
    if (userId === null) continue;
    if (hasGroupRole !== (given !== undefined)) await recordGroupRole(tx, id, given !== undefined);
    if (!member || !role || role === member.role) continue;
    const others = members.filter(one => one !== member);
    const wasOwner = member.role === 'owner';
    if (wasOwner && !others.some(one => one.role === 'owner')) continue;
    const heirId = wasOwner ? successorOf(others)?.userId : undefined;
    await assignRole(tx, member, role, { by: null, at, heirId });
    members = members.map(one => (one === member ? { ...one, role } : one));
    changed.push(member.userId);
  }
  return changed;
}
