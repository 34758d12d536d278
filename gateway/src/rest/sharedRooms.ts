import type { LinkUse } from '@aicp/contracts/inputs/links';
import { RoomPageInput, RoomSectionName, requireRoomLink } from '@aicp/contracts/inputs/rooms';
import { parse } from '@aicp/contracts/parse';
import { ACTOR_HEADER, REQUEST_ID_HEADER } from '@aicp/contracts/rights/actor';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { GraphContext } from '../graphContext.ts';
import { pipe } from '../pipe.ts';
import { evidenceInParts, failures, file, IdParams, PART_HEADERS } from './answers.ts';
import { describedOnly } from './openapi.ts';
import { type RecordUse, recordUseAfterSend } from './recordUse.ts';
import { Room, Section, Trail } from './roomShapes.ts';
import { askingFor } from './routeFiles.ts';
import { serviceAddress } from './serviceAddress.ts';

const OFFICE = 'application/vnd.openxmlformats-officedocument';

const URL_OF_ROOM = '/api/shared/room';
const URL_OF_SECTION = '/api/shared/room/sections/:section';
const URL_OF_TRAIL = '/api/shared/trails/:id';
const Hashes = z.array(z.object({ id: z.int(), sha256: z.string() }));
type Route = {
  url: string;
  path: string;
  summary: string;
  params: z.ZodType;
  answers: object;
  timeoutMs: number;
  /** The opened thing for the link's log. */
  use(params: Record<string, string>): Pick<LinkUse, 'thing' | 'id' | 'format'>;
};

const ROUTES: readonly Route[] = [
  {
    url: '/api/shared/room/organisation',
    path: '/internal/shared/room/organisation',
    summary:
      'Everything that an audit room shows of the organisation as a whole, as one file with the hash that the room states',
    params: z.object({}),
    answers: { 200: file('application/json') },
    timeoutMs: 30_000,
    use: () => ({ thing: 'organisation', id: '', format: 'json' }),
  },
  {
    url: '/api/shared/documents/:id/:format',
    path: '/internal/shared/documents/:id/:format',
    summary: 'A document of an audit room, as it was when the room was created; its hash is that of the json',
    params: z.object({ id: z.string(), format: z.enum(['pdf', 'docx', 'json']) }),
    answers: { 200: file('application/pdf', `${OFFICE}.wordprocessingml.document`, 'application/json') },
    timeoutMs: 30_000,
    use: ({ id = '', format = '' }) => ({ thing: 'document', id, format }),
  },
  {
    url: '/api/shared/evidence/:id/file',
    path: '/internal/shared/evidence/:id/file',
    summary: 'An evidence file of an audit room, as it was uploaded',
    params: IdParams,
    answers: evidenceInParts,
    timeoutMs: 600_000,
    use: ({ id = '' }) => ({ thing: 'evidence', id, format: '' }),
  },
  {
    url: '/api/shared/bundles/:id',
    path: '/internal/shared/bundles/:id',
    summary: 'The audit bundle of a report in an audit room, by the number of the report',
    params: IdParams,
    answers: { 200: file('application/zip') },
    timeoutMs: 600_000,
    use: ({ id = '' }) => ({ thing: 'bundle', id, format: 'zip' }),
  },
];

/** Routes for recipients of an audit room, in addition to its reports. */
export const ROOM_LINK_ROUTES: ReadonlySet<string> = new Set([
  URL_OF_ROOM,
  URL_OF_SECTION,
  URL_OF_TRAIL,
  ...ROUTES.map(({ url }) => url),
]);

/** None of it is shown as a page, whatever type a browser guesses. */
const NEVER_A_PAGE = "default-src 'none'; sandbox";

export function serveSharedRooms(
  server: FastifyInstance,
  urls: Record<string, string>,
  contextOf: (request: FastifyRequest) => GraphContext,
  recordUse: RecordUse,
): void {
  /** Forwards a request with a link to a room to documents. */
  async function pass(
    request: FastifyRequest,
    reply: FastifyReply,
    { path, keep = [], timeoutMs = 30_000 }: { path: string; keep?: readonly string[]; timeoutMs?: number },
  ) {
    const { actor, actorToken, requestId } = contextOf(request);
    const { organisationId, link } = requireRoomLink(actor);
    await pipe(request, reply, {
      keep,
      maxBytes: 0,
      timeoutMs,
      to: serviceAddress(request, path, urls.documents),
      headers: { [ACTOR_HEADER]: actorToken('documents'), [REQUEST_ID_HEADER]: requestId },
    });
    return { organisationId, link };
  }
  const describesRoom = {
    summary: 'The content of an audit room, with the pass from opening its link',
    tags: ['Links'],
    security: [{ bearer: [] }],
    querystring: RoomPageInput,
    response: { 200: Room, ...failures },
  };
  server.get(URL_OF_ROOM, { config: describedOnly(describesRoom) }, async (request, reply) => {
    const context = contextOf(request);
    requireRoomLink(context.actor);
    const { page, first, search } = parse(RoomPageInput, request.query);
    const of = new URLSearchParams({ page: String(page), first: String(first), ...(search && { search }) });
    const ask = askingFor(context, urls);
    const [room, reports] = await Promise.all([
      ask('documents', `/internal/shared/room?${of}`),
      ask('reporting', '/internal/shared/reports'),
    ]);
    const hashes = new Map(Hashes.parse(reports).map(({ id, sha256 }) => [id, sha256]));
    const found = room as { reports: { id: number }[] };
    const shown = found.reports.map(report => ({ ...report, sha256: hashes.get(report.id) ?? null }));
    return reply.header('cache-control', 'private, no-store').send(Room.parse({ ...found, reports: shown }));
  });
  const describesTrail = {
    tags: ['Links'],
    security: [{ bearer: [] }],
    summary: 'The facts, actions and supplier answers about a report of an audit room, as of the room’s creation',
    params: IdParams,
    response: { 200: Trail, ...failures },
  };
  server.get(URL_OF_TRAIL, { config: describedOnly(describesTrail) }, async (request, reply) => {
    await pass(request, reply, { path: '/internal/shared/trails/:id' });
    return reply;
  });
  const describesSection = {
    tags: ['Links'],
    security: [{ bearer: [] }],
    summary:
      'A page of an audit room’s content on the organisation as a whole: its systems, policies, records, duties or log',
    params: z.object({ section: RoomSectionName }),
    querystring: RoomPageInput,
    response: { 200: Section, ...failures },
  };
  server.get(URL_OF_SECTION, { config: describedOnly(describesSection) }, async (request, reply) => {
    await pass(request, reply, { path: '/internal/shared/room/sections/:section' });
    return reply;
  });
  for (const { url, path, summary, params, answers, timeoutMs, use } of ROUTES) {
    const describes = {
      summary,
      tags: ['Links'],
      security: [{ bearer: [] }],
      params,
      response: { ...answers, ...failures },
    };
    server.get(url, { config: describedOnly(describes) }, async (request, reply) => {
      reply.header('content-security-policy', NEVER_A_PAGE);
      const opened = await pass(request, reply, { path, keep: PART_HEADERS, timeoutMs });
      recordUseAfterSend(reply, recordUse, { ...opened, ...use(request.params as Record<string, string>) });
      return reply;
    });
  }
}
