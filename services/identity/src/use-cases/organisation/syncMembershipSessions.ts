import type { WorkerContext } from '../../context.ts';
import { findTokenDigests } from '../../store/apiTokens.ts';
import { syncSessionRoles } from '../signIn/syncSessionRoles.ts';

/**
 * Repeats refreshMemberSessions, in case Redis was unavailable at the change. Refuses no tokens, because the event may be late or repeated
 * and newer tokens are valid.
 */
export async function syncMembershipSessions(
  ctx: WorkerContext,
  { userId, organisationId }: { userId: number; organisationId: number },
): Promise<void> {
  const digests = await findTokenDigests({ userId, organisationId });
  await Promise.all([ctx.tokens.forget(digests), syncSessionRoles(ctx, userId)]);
}
