import { z } from 'zod';
import { event } from '../event.ts';
import { owned } from '../owner.ts';

/** A link for recipients without an account was used for the first time. `userId` is its creator; the user's identity is not sent. */
export const LinkUsed = { ...event('link.used', owned({ linkId: z.int().positive() })), anonymous: true };

/** An audit room is no longer shown: its link was revoked, or shows another one. */
export const RoomClosed = event('room.closed', owned({ room: z.int().positive() }), ['documents']);
export type RoomClosedData = z.infer<(typeof RoomClosed)['data']>;
