import { ADMIN_LIVE_CHANNEL, AdminNotice } from '@aicp/contracts/adminLive';
import { admin } from '@aicp/contracts/rights/actor';
import type { LiveRoute } from './live.ts';

/** All administrators hear the same. */
const ROOM = 0;

/** GET /api/admin/live: what of the administration has changed. */
export const adminLive: LiveRoute = {
  url: '/api/admin/live',
  summary: 'What has changed in the administration, by server-sent events, until the session ends',
  tag: 'Administration',
  channel: ADMIN_LIVE_CHANNEL,
  pauseMs: 1_000,
  enter: actor => ({ ...admin(actor), room: ROOM }),
  read(message) {
    const { data: notice } = AdminNotice.safeParse(message);
    return notice ? { room: ROOM, notice } : null;
  },
};
