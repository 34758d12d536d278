import { z } from 'zod';

/** What of the administration has changed. Nothing else is said: whoever hears it asks. */
export const AdminNotice = z.enum(['users', 'activities', 'stats']);
export type AdminNotice = z.infer<typeof AdminNotice>;

/** The Redis channel on which the administration tells the gateways, by one word of `AdminNotice` as the message. */
export const ADMIN_LIVE_CHANNEL = 'aicp:live:admin';
