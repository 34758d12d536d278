import { StateRestated } from '@aicp/contracts/adminEvents';
import { UserUpdated } from '@aicp/contracts/userEvents';
import { republishAll } from '@aicp/service/queue/republishAll';
import type { WorkerContext } from '../context.ts';
import { userState } from '../store/userState.ts';
import { pageUsers } from '../store/users.ts';

/** Publishes every account again. */
export async function republishUsers(ctx: WorkerContext, { rebuildId }: { rebuildId: string }): Promise<void> {
  const events = await republishAll(ctx, 0, pageUsers, (tx, { lastLoginAt, ...user }) =>
    tx.republish(rebuildId, UserUpdated, { ...userState(user), lastLoginAt: lastLoginAt?.toISOString() ?? null }),
  );
  await ctx.publish(StateRestated, { rebuildId, service: 'identity', events });
}
