import type { Role } from '@aicp/contracts/rights/rights';
import type { WorkerContext } from '../../context.ts';
import { findMembershipsOf } from '../../store/memberships.ts';
import { findUser, type User } from '../../store/users.ts';

/**
 * Makes all sessions of someone say what they are now: each keeps its organisation while they are in it, and goes to where they
 * work otherwise. Safe at any time, and twice.
 */
export async function syncSessionRoles(ctx: WorkerContext, userId: number): Promise<void> {
  const user = await findUser(userId);
  const elsewhere = user && (await initialOrganisation(user));
  if (!elsewhere) return ctx.sessions.endAll(userId);
  const roles = new Map((await findMembershipsOf(userId)).map(({ organisationId, role }) => [organisationId, role]));
  await ctx.sessions.changeAll(userId, ({ organisationId }) => {
    const role = roles.get(organisationId);
    return role ? { organisationId, role } : elsewhere;
  });
}

/** The organisation that someone works in, and what they are there. */
export type Workplace = { organisationId: number; role: Role };

/** Where a session of someone begins: where they worked last, or else where they have been the longest. */
export async function initialOrganisation(user: User): Promise<Workplace | null> {
  const memberships = await findMembershipsOf(user.id);
  const place = memberships.find(one => one.organisationId === user.organisationId) ?? memberships[0];
  return place ? { organisationId: place.organisationId, role: place.role } : null;
}
