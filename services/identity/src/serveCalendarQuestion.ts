import { CALENDAR_ROUTE, type CalendarAnswer, CalendarQuestion } from '@aicp/contracts/calendar';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { grantCalendar } from './use-cases/calendarAddress.ts';

/** The gateway's question, at every use, whose deadlines an address shows. */
export function serveCalendarQuestion(server: FastifyInstance): void {
  server.post(CALENDAR_ROUTE, async ({ body }): Promise<z.infer<typeof CalendarAnswer>> => {
    const { secret } = CalendarQuestion.parse(body);
    return { actor: await grantCalendar(secret) };
  });
}
