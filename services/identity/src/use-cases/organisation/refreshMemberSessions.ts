import type { WorkerContext } from '../../context.ts';
import { listTokenDigests } from '../../store/apiTokens.ts';
import { syncSessionRoles } from '../signIn/syncSessionRoles.ts';

/** Updates a member's sessions, and the gateway's data on their tokens, after a change in an organisation. */
export async function refreshMemberSessions(
  ctx: WorkerContext,
  { userId, organisationId }: { userId: number; organisationId: number },
): Promise<void> {
  const digests = await listTokenDigests({ userId, organisationId });
  await Promise.all([ctx.tokens.refuse(digests), syncSessionRoles(ctx, userId)]);
}

/**
 * Repeats refreshMemberSessions, in case Redis was unavailable at the change. Refuses no tokens, because the event may be late or repeated
 * and newer tokens are valid.
 */
export async function syncMembershipSessions(
  ctx: WorkerContext,
  { userId, organisationId }: { userId: number; organisationId: number },
): Promise<void> {
  const digests = await listTokenDigests({ userId, organisationId });
  await Promise.all([ctx.tokens.forget(digests), syncSessionRoles(ctx, userId)]);
}
