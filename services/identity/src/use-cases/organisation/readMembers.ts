import { signedIn, type UserActor } from '@aicp/contracts/rights/actor';
import { lowerOf, may, type Role } from '@aicp/contracts/rights/rights';
import { notFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../../context.ts';
import { findRole, listMembers } from '../../store/memberships.ts';
import { listUsers } from '../../store/workplaces.ts';

/** A member of an organisation, as shown to another member. */
export type Member = {
  id: number;
  username: string;
  fullName: string | null;
  email: string | null;
  role: Role;
  since: Date;
  you: boolean;
};

/** The members of one of the caller's organisations, longest first. */
export async function readMembers(ctx: Pick<RequestContext, 'actor'>, organisationId: number): Promise<Member[]> {
  const caller = signedIn(ctx.actor);
  const { userId } = caller;
  const own = await callerRole(organisationId, caller);
  if (!own) throw notFound('Organisation');
  const members = await listMembers(organisationId);
  const users = await listUsers(members.map(member => member.userId));
  return members.flatMap(({ userId: id, role, since }): Member[] => {
    const user = users.get(id);
    if (!user) return [];
    const email = may(own, 'manage') || id === userId ? user.email : null;
    return [{ id, username: user.username, fullName: user.fullName, email, role, since, you: id === userId }];
  });
}

/** The caller's current role in one of their organisations. A token's role may be lower than its user's. */
export async function callerRole(organisationId: number, caller: UserActor): Promise<Role | null> {
  const role = await findRole(organisationId, caller.userId);
  return role && organisationId === caller.organisationId ? lowerOf(role, caller.role) : role;
}
