import { StateRestated } from '@aicp/contracts/adminEvents';
import { UserUpdated } from '@aicp/contracts/userEvents';
import { restateAll } from '@aicp/service/queue/restateAll';
import type { WorkerContext } from '../context.ts';
import { userState } from '../store/userState.ts';
import { pageUsers } from '../store/users.ts';

/** Says again how every account stands. */
export async function restateUsers(ctx: WorkerContext, { rebuildId }: { rebuildId: string }): Promise<void> {
  const events = await restateAll(ctx, 0, pageUsers, (tx, { lastLoginAt, ...user }) =>
    tx.restate(rebuildId, UserUpdated, { ...userState(user), lastLoginAt: lastLoginAt?.toISOString() ?? null }),
  );
  await ctx.publish(StateRestated, { rebuildId, service: 'identity', events });
}
