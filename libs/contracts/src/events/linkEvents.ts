import { z } from 'zod';
import { event } from '../event.ts';
import { owned } from '../owner.ts';

/** A link for people without an account was used for the first time. `userId` is the person who made it; who used it travels nowhere. */
export const LinkUsed = { ...event('link.used', owned({ linkId: z.int().positive() })), anonymous: true };

/** What an audit room showed is shown no more: its link was revoked, or shows something else. */
export const RoomClosed = event('room.closed', owned({ room: z.int().positive() }), ['documents']);
export type RoomClosedData = z.infer<(typeof RoomClosed)['data']>;
