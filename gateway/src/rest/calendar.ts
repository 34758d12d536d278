import { DomainError } from '@aicp/contracts/domainError';
import { ACTOR_HEADER, REQUEST_ID_HEADER, type UserActor } from '@aicp/contracts/rights/actor';
import { CALENDAR_ROUTE, CalendarLookupResponse } from '@aicp/contracts/rights/calendar';
import type { ApolloServer } from '@apollo/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { GraphContext } from '../graphContext.ts';
import { failures, file, unchanged } from './answers.ts';
import { etagOf, matchesEtag } from './cacheFor.ts';
import { CALENDAR_QUERY, CalendarData, calendarFile } from './calendarFile.ts';
import { operation, route } from './route.ts';

const tag = 'Deadlines';
const ASKING_MS = 10_000;
const query = operation(CALENDAR_QUERY);

/** A user's calendar link in their current organisation. */
export const calendarRoutes = [
  route({
    method: 'POST',
    url: '/api/calendar',
    summary:
      'Create a calendar link, from which your calendar reads your deadlines as an iCalendar file; the previous link is revoked',
    tag,
    personal: true,
    status: 201,
    operation: 'mutation RestNewCalendar { newCalendarAddress { ...answer } }',
    answer: z.object({ url: z.string() }),
  }),
  route({
    method: 'DELETE',
    url: '/api/calendar',
    summary: 'Revoke the calendar link at once',
    tag,
    personal: true,
    operation: 'mutation RestEndCalendar { endCalendarAddress }',
    answer: z.boolean().transform(isEnded => ({
      message: isEnded ? 'Your calendar link has been revoked.' : 'You have no calendar link.',
    })),
  }),
];

type Options = {
  graph: ApolloServer<GraphContext>;
  urls: Record<string, string>;
  publicUrl: string | undefined;
  contextOf(request: FastifyRequest): GraphContext;
  /** The request's context with another actor. */
  contextAs(request: FastifyRequest, actor: UserActor): GraphContext;
};

/** GET /api/calendar/{address}: deadlines for a calendar, which has only the address. The address allows reading and nothing else. */
export function serveCalendar(
  server: FastifyInstance,
  { graph, urls, publicUrl, contextOf, contextAs }: Options,
): void {
  const schema = {
    summary: 'Your deadlines as an iCalendar file, by the link that POST /api/calendar returned',
    tags: [tag],
    security: [],
    params: z.object({ address: z.string() }),
    response: { 200: file('text/calendar'), ...unchanged, ...failures },
  };
  server.get('/api/calendar/:address', { schema }, async (request, reply) => {
    const { address } = request.params as { address: string };
    const actor = await resolveActor(address.replace(/\.ics$/, ''), contextOf(request), urls.identity);
    if (!actor) throw new DomainError('NOT_FOUND', 'There is no calendar at this address.');
    const { body } = await graph.executeOperation({ query }, { contextValue: contextAs(request, actor) });
    const result = body.kind === 'single' ? body.singleResult : null;
    // A calendar removes missing entries: a file without the unreadable ones would be wrong.
    const data = CalendarData.safeParse(result?.errors ? null : result?.data).data;
    if (!data) throw new DomainError('UNAVAILABLE', 'Deadlines are temporarily unavailable. Please try again.');
    const today = new Date().toISOString().slice(0, 10);
    const text = calendarFile(data, today, publicUrl ?? `${request.protocol}://${request.host}`);
    const etag = etagOf(text);
    reply.headers({ etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex, nofollow' });
    if (matchesEtag(request, etag)) return reply.code(304).send();
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="deadlines.ics"')
      .send(text);
  });
}

async function resolveActor(
  secret: string,
  { actorToken, requestId }: GraphContext,
  identityUrl: string | undefined,
): Promise<UserActor | null> {
  const answer = await fetch(new URL(CALENDAR_ROUTE, identityUrl), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [ACTOR_HEADER]: actorToken('identity'),
      [REQUEST_ID_HEADER]: requestId,
    },
    body: JSON.stringify({ secret }),
    signal: AbortSignal.timeout(ASKING_MS),
  }).catch(() => null);
  if (!answer?.ok) throw new DomainError('UNAVAILABLE', 'The service is busy or restarting. Please try again.');
  return CalendarLookupResponse.parse(await answer.json()).actor;
}
