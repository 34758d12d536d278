import {
  LINK_ROUTE,
  LINK_USE_ROUTE,
  LinkLookupRequest,
  type LinkLookupResponse,
  LinkUse,
} from '@aicp/contracts/inputs/links';
import { MEMBER_NAMES_ROUTE, type MemberNames } from '@aicp/contracts/memberNames';
import { signedIn } from '@aicp/contracts/rights/actor';
import { TOKEN_ROUTE, TokenLookupRequest, type TokenLookupResponse } from '@aicp/contracts/rights/apiToken';
import { CALENDAR_ROUTE, CalendarLookupRequest, type CalendarLookupResponse } from '@aicp/contracts/rights/calendar';
import type { Caller } from '@aicp/service/graph/actorToken';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { recordOpening } from './store/linkOpenings.ts';
import { resolveCalendarActor } from './use-cases/account/calendarAddress.ts';
import { resolveLinkActor } from './use-cases/links/resolveLinkActor.ts';
import { readMembers } from './use-cases/organisation/readMembers.ts';
import { resolveTokenActor } from './use-cases/signIn/resolveTokenActor.ts';

/** Serves the gateway's lookups: the user of a token, pass or address, and names. */
export function serveQuestions(
  server: FastifyInstance,
  ctx: Parameters<typeof resolveTokenActor>[0] & Parameters<typeof resolveLinkActor>[0],
  callerBy: (request: FastifyRequest) => Caller,
): void {
  serveTokenQuestion(server, ctx);
  serveLinkQuestion(server, ctx);
  serveCalendarQuestion(server);
  serveMemberNames(server, callerBy);
}

/** Answers the gateway's question about a token that it has not seen for a minute. */
function serveTokenQuestion(server: FastifyInstance, ctx: Parameters<typeof resolveTokenActor>[0]): void {
  server.post(TOKEN_ROUTE, async ({ body }): Promise<z.infer<typeof TokenLookupResponse>> => {
    const { digest } = TokenLookupRequest.parse(body);
    return { grant: await resolveTokenActor(ctx, digest) };
  });
}

/** Serves the gateway's check, at every use, whether the link behind a pass is still valid, and its report of what was opened. */
function serveLinkQuestion(server: FastifyInstance, ctx: Parameters<typeof resolveLinkActor>[0]): void {
  server.post(LINK_ROUTE, async ({ body }): Promise<z.infer<typeof LinkLookupResponse>> => {
    const { digest } = LinkLookupRequest.parse(body);
    return { actor: await resolveLinkActor(ctx, digest) };
  });
  server.post(LINK_USE_ROUTE, async ({ body }, reply) => {
    await recordOpening(LinkUse.parse(body), ctx.now());
    return reply.code(204).send();
  });
}

/** Answers the gateway's question, at every use, about whose deadlines a calendar link shows. */
function serveCalendarQuestion(server: FastifyInstance): void {
  server.post(CALENDAR_ROUTE, async ({ body }): Promise<z.infer<typeof CalendarLookupResponse>> => {
    const { secret } = CalendarLookupRequest.parse(body);
    return { actor: await resolveCalendarActor(secret) };
  });
}

/** Answers the gateway with members' names, for a file in which another service writes people's numbers or reads people. */
function serveMemberNames(server: FastifyInstance, callerBy: (request: FastifyRequest) => Caller): void {
  server.get(MEMBER_NAMES_ROUTE, async (request): Promise<z.input<typeof MemberNames>> => {
    const { actor } = callerBy(request);
    const members = await readMembers({ actor }, signedIn(actor).organisationId);
    const names = Object.fromEntries(members.map(({ id, username }) => [id, username]));
    const fullNames = Object.fromEntries(members.flatMap(({ id, fullName }) => (fullName ? [[id, fullName]] : [])));
    if (!('emails' in (request.query as object))) return { names, fullNames };
    return {
      names,
      fullNames,
      emails: Object.fromEntries(members.flatMap(({ id, email }) => (email ? [[id, email]] : []))),
    };
  });
}
