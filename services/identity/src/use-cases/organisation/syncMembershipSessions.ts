import type { WorkerContext } from '../../context.ts';
import { findTokenDigests } from '../../store/apiTokens.ts';
import { syncSessionRoles } from '../signIn/syncSessionRoles.ts';

/**
 * What refreshMemberSessions did at the change, once more: Redis may have been away then. Nothing is refused, because the news may be late,
 * or said again in a rebuild, and tokens made since are good.
 */
export async function syncMembershipSessions(
  ctx: WorkerContext,
  { userId, organisationId }: { userId: number; organisationId: number },
): Promise<void> {
  const digests = await findTokenDigests({ userId, organisationId });
  await Promise.all([ctx.tokens.forget(digests), syncSessionRoles(ctx, userId)]);
}
