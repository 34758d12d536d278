import type { WorkerContext } from '../../context.ts';
import { findTokenDigests } from '../../store/apiTokens.ts';
import { syncSessionRoles } from '../signIn/syncSessionRoles.ts';

/** After someone's place in an organisation has changed, their sessions and the gateway's word on their tokens follow. */
export async function refreshMemberSessions(
  ctx: WorkerContext,
  { userId, organisationId }: { userId: number; organisationId: number },
): Promise<void> {
  const digests = await findTokenDigests({ userId, organisationId });
  await Promise.all([ctx.tokens.refuse(digests), syncSessionRoles(ctx, userId)]);
}
