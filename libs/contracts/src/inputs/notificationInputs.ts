import { z } from 'zod';
import { NOTIFICATION_KINDS } from '../emails/notify.ts';
import { SerialId } from '../serialId.ts';

/** The fields of PATCH /api/notifications and of `markNotificationsRead`: the listed ones, or all. */
export const MarkNotificationsInput = z
  .object({ ids: z.array(SerialId).max(200, 'must have at most 200 entries').nullish(), all: z.boolean().nullish() })
  .refine(({ ids, all }) => Boolean(ids) !== Boolean(all), 'Name the notifications, or all of them.');

export const MuteNotificationsInput = z.object({
  kinds: z.array(z.enum(NOTIFICATION_KINDS)).max(NOTIFICATION_KINDS.length),
});
