import type { WorkerContext } from '../context.ts';
import { findMembershipsOf } from '../store/memberships.ts';
import { findUser } from '../store/users.ts';
import { workplaceOf } from './workplaceOf.ts';

/**
 * Makes all sessions of somebody say what they are now: each keeps its organisation while they are in it, and goes to where they
 * work otherwise. Safe at any time, and twice.
 */
export async function alignSessions(ctx: WorkerContext, userId: number): Promise<void> {
  const user = await findUser(userId);
  const elsewhere = user && (await workplaceOf(user));
  if (!elsewhere) return ctx.sessions.endAll(userId);
  const roles = new Map((await findMembershipsOf(userId)).map(({ organisationId, role }) => [organisationId, role]));
  await ctx.sessions.changeAll(userId, ({ organisationId }) => {
    const role = roles.get(organisationId);
    return role ? { organisationId, role } : elsewhere;
  });
}
