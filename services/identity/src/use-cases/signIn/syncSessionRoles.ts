import type { Role } from '@aicp/contracts/rights/rights';
import type { WorkerContext } from '../../context.ts';
import { listMembershipsOf } from '../../store/memberships.ts';
import { findUser, type User } from '../../store/users.ts';

/**
 * Updates all sessions of a user to their current roles: each keeps its organisation while they are a member, and otherwise moves to their
 * current one. Idempotent, safe at any time.
 */
export async function syncSessionRoles(ctx: WorkerContext, userId: number): Promise<void> {
  const user = await findUser(userId);
  const elsewhere = user && (await initialOrganisation(user));
  if (!elsewhere) return ctx.sessions.endAll(userId);
  const roles = new Map((await listMembershipsOf(userId)).map(({ organisationId, role }) => [organisationId, role]));
  await ctx.sessions.changeAll(userId, ({ organisationId }) => {
    const role = roles.get(organisationId);
    return role ? { organisationId, role } : elsewhere;
  });
}

/** An organisation in which someone works, and their role. */
export type Workplace = { organisationId: number; role: Role };

/** The initial organisation of a session: the last one used, or else the one of the longest membership. */
export async function initialOrganisation(user: User): Promise<Workplace | null> {
  const memberships = await listMembershipsOf(user.id);
  const place = memberships.find(one => one.organisationId === user.organisationId) ?? memberships[0];
  return place ? { organisationId: place.organisationId, role: place.role } : null;
}
