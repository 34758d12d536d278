import { z } from 'zod';

/** The part of the administration that changed. Nothing else is sent: listeners query the rest. */
export const AdminNotice = z.enum(['users', 'activities', 'stats']);
export type AdminNotice = z.infer<typeof AdminNotice>;

/** The Redis channel on which admin notifies the gateways; a message is one word of `AdminNotice`. */
export const ADMIN_LIVE_CHANNEL = 'aicp:live:admin';
