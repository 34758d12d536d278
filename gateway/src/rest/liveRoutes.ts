import { ADMIN_LIVE_CHANNEL, AdminNotice } from '@aicp/contracts/adminLive';
import { LIVE_CHANNEL, readLiveMessage } from '@aicp/contracts/live';
import { admin, signedInPersonally } from '@aicp/contracts/rights/actor';
import type { LiveRoute } from './live.ts';

/** All administrators get the same. */
const ROOM = 0;

/** GET /api/admin/live: changes on the admin pages. */
export const adminLive: LiveRoute = {
  url: '/api/admin/live',
  summary: 'Changes in the administration, as server-sent events, until the session ends',
  tag: 'Administration',
  channel: ADMIN_LIVE_CHANNEL,
  pauseMs: 1_000,
  enter: actor => ({ ...admin(actor), room: ROOM }),
  read(message) {
    const { data: notice } = AdminNotice.safeParse(message);
    return notice ? { room: ROOM, notice } : null;
  },
};

/** GET /api/live: changes in the caller's current organisation, for all of its members, and personal ones. */
export const organisationLive: LiveRoute = {
  url: '/api/live',
  summary:
    'Changes in your organisation, as server-sent events: "systems", "assessment 12", "report 12", "changes" for anything that an event reports, or "notifications" if yours have changed. The stream ends with the session, and when its organisation or its role there changes',
  tag: 'Organisation',
  channel: LIVE_CHANNEL,
  // Members who answer one assessment together see each other's answers within a second.
  pauseMs: 250,
  enter(actor) {
    const { userId, session, role, organisationId: room } = signedInPersonally(actor);
    return { userId, session, role, room };
  },
  read(message) {
    const heard = readLiveMessage(message);
    return heard && { room: heard.organisationId, notice: heard.notice, userId: heard.userId };
  },
};
