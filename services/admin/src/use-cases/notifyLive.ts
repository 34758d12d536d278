import { ADMIN_LIVE_CHANNEL, type AdminNotice } from '@aicp/contracts/adminLive';
import type { AdminContext } from '../context.ts';

/** Notifies administrators' views. This is only a hint: a view that misses it shows the change at the next read. */
export async function notifyLive({ redis, logger }: AdminContext, kind: AdminNotice): Promise<void> {
  await redis
    .publish(ADMIN_LIVE_CHANNEL, kind)
    .catch((error: unknown) => logger.debug({ err: error }, 'live updates: Redis error'));
}
