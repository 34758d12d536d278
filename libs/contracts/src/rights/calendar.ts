import { z } from 'zod';
import { Actor, type UserActor } from './actor.ts';

/** Identity's plain route for the gateway only: the user of a calendar link's secret, null if unknown. */
export const CALENDAR_ROUTE = '/internal/calendar';
export const CalendarLookupRequest = z.object({ secret: z.string().max(1_000) });
export const CalendarLookupResponse = z.object({
  actor: z.custom<UserActor>(value => Actor.safeParse(value).data?.kind === 'user').nullable(),
});
