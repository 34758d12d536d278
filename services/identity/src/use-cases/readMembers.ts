import { signedIn } from '@aicp/contracts/actor';
import { may, type Role } from '@aicp/contracts/rights';
import { notFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../context.ts';
import { listMembers } from '../store/memberships.ts';
import { findUsers } from '../store/workplaces.ts';
import { roleIn } from './roleIn.ts';

/** Somebody in an organisation, as another member sees them. */
export type Member = {
  id: number;
  username: string;
  email: string | null;
  role: Role;
  since: Date;
  you: boolean;
};

/** Who is in an organisation of the caller's, the longest first. */
export async function readMembers(ctx: Pick<RequestContext, 'actor'>, organisationId: number): Promise<Member[]> {
  const caller = signedIn(ctx.actor);
  const { userId } = caller;
  const own = await roleIn(organisationId, caller);
  if (!own) throw notFound('Organisation');
  const members = await listMembers(organisationId);
  const users = await findUsers(members.map(member => member.userId));
  return members.flatMap(({ userId: id, role, since }): Member[] => {
    const user = users.get(id);
    if (!user) return [];
    const email = may(own, 'manage') || id === userId ? user.email : null;
    return [{ id, username: user.username, email, role, since, you: id === userId }];
  });
}
