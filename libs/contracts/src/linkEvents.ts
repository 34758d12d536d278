import { z } from 'zod';
import { event } from './event.ts';
import { owned } from './owner.ts';

/** A link for people without an account was used for the first time. `userId` is whoever made it; who used it travels nowhere. */
export const LinkUsed = { ...event('link.used', owned({ linkId: z.int().positive() })), anonymous: true };
