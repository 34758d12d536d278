import { DutyProof } from '@aicp/contracts/dutyProof';
import { actionFields } from '@aicp/contracts/entities/action';
import { heldShape } from '@aicp/contracts/entities/fieldSchemas';
import type { LinkUse } from '@aicp/contracts/inputs/links';
import { RoomPageInput, requireRoomLink } from '@aicp/contracts/inputs/rooms';
import { parse } from '@aicp/contracts/parse';
import { ACTOR_HEADER, REQUEST_ID_HEADER } from '@aicp/contracts/rights/actor';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { GraphContext } from '../graphContext.ts';
import { pipe } from '../pipe.ts';
import { evidenceInParts, failures, file, IdParams, id, instant, Jurisdiction, PART_HEADERS } from './answers.ts';
import { type NoteUse, recordUseAfterSend } from './noteUse.ts';
import { describedOnly } from './openapi.ts';
import { askingFor } from './routeFiles.ts';
import { serviceAddress } from './serviceAddress.ts';

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const hash = z.string().meta({ description: 'SHA-256, in hexadecimal' });

const URL_OF_ROOM = '/api/shared/room';
const URL_OF_TRAIL = '/api/shared/trails/:id';
const Hashes = z.array(z.object({ id: z.int(), sha256: z.string() }));
const Room = z.object({
  id,
  takenAt: instant.nullable(),
  state: z
    .enum(['preparing', 'ready', 'failed'])
    .meta({ description: 'A long room is made page by page; one that failed shows nothing' }),
  done: z.int().meta({ description: 'How many of its reports are fixed' }),
  size: z.int().meta({ description: 'How many reports it is made of' }),
  failure: z.string().nullable(),
  found: z.int().meta({ description: 'How many of its reports there are to page through' }),
  pageSize: z.int(),
  gone: z.int().meta({ description: 'How many of its reports have been deleted since it was made' }),
  reports: z.array(
    z.object({
      id,
      system: z.string(),
      jurisdiction: Jurisdiction,
      completedAt: instant,
      class: z.string().nullable().meta({ description: "The Act's class or the UK rating, in words" }),
      riskLevel: z.enum(['HIGH', 'MEDIUM', 'LOW']),
      riskScore: z.int(),
      complianceScore: z.int(),
      scored: z.boolean().meta({ description: 'False outside the law: level and scores do not count' }),
      approvedAt: instant.nullable().meta({ description: 'Of the report, when the room was made' }),
      approvedBy: z.string().nullable(),
      factCount: z.int(),
      actionCount: z.int(),
      answerCount: z.int(),
      sha256: hash
        .nullable()
        .meta({ description: 'Of the report, as its JSON says it of itself; null until it is filed' }),
      documents: z.array(
        z.object({
          id: z.string(),
          type: z.string(),
          title: z.string(),
          version: z.int(),
          sha256: hash,
          createdAt: instant,
          approvedAt: instant.nullable(),
          approvedBy: z.string().nullable(),
          approvedFor: z.int().nullable(),
          checkedAgainst: z.int().nullable(),
          mark: z.string().nullable().meta({
            description: 'On a version that was approved for an earlier report: for which, and whether checked',
          }),
        }),
      ),
      evidence: z.array(
        z.object({
          id,
          name: z.string(),
          ending: z.string(),
          bytes: z.int(),
          sha256: hash,
          supports: z.string(),
          proves: z.string().meta({ description: 'The question, or a QMS requirement or action' }),
          duties: z.array(z.string()).meta({ description: 'Each duty behind that, with its provision' }),
          uploadedAt: instant,
          uploadedBy: z.string(),
          validUntil: z.string().nullable(),
          isGone: z.boolean(),
        }),
      ),
      bundle: z
        .object({ root: z.string(), madeAt: instant, stampedAt: instant.nullable(), isGone: z.boolean() })
        .nullable(),
      proof: z.object({
        asOf: z.string().meta({ format: 'date' }),
        duties: z.array(
          z.object({
            title: z.string(),
            citation: z.string(),
            proof: DutyProof,
            answeredBy: z.string().nullable().meta({ description: 'Null for an answer of the organisation' }),
            answeredAt: instant.nullable(),
          }),
        ),
      }),
    }),
  ),
});

const person = z.object({ id: z.int(), name: z.string().nullable() });
const Trail = z.object({
  facts: z.array(z.object({ name: z.string(), label: z.string(), value: z.string() })),
  actions: z.array(
    z.object({
      id: z.int(),
      jurisdiction: Jurisdiction.nullable(),
      ...heldShape(actionFields, 'rest'),
      owner: person.nullable(),
      acceptance: z
        .object({
          reason: z.string(),
          reviewDay: z.string(),
          askedBy: person,
          askedAt: instant,
          approvedBy: person.nullable(),
          approvedAt: instant.nullable(),
        })
        .nullable(),
      dueRequest: z
        .object({
          askedBy: person,
          askedAt: instant,
          agreedBy: person.nullable(),
          agreedAt: instant.nullable(),
        })
        .nullable()
        .meta({ description: 'Who asked for a due date later than the legal date, and who agreed' }),
      reportId: z.int().nullable(),
      closedBy: z.int().nullable().meta({ description: 'The report in which the gap was gone' }),
      stateAt: instant,
      stateBy: person.nullish().meta({ description: 'The person who put it into its state; null if a report did it' }),
      createdAt: instant,
      comments: z.array(
        z.object({ by: person.nullable(), at: instant, kind: z.enum(['comment', 'note']), text: z.string() }),
      ),
    }),
  ),
  supplier: z.array(
    z.object({
      question: z.string(),
      value: z.string(),
      from: z.string().nullable(),
      sentAt: instant,
      acceptedBy: person,
      acceptedAt: instant,
    }),
  ),
});

type Route = {
  url: string;
  path: string;
  summary: string;
  params: z.ZodType;
  answers: object;
  timeoutMs: number;
  /** What the log of the link says that was opened. */
  use(params: Record<string, string>): Pick<LinkUse, 'thing' | 'id' | 'format'>;
};

const ROUTES: readonly Route[] = [
  {
    url: '/api/shared/documents/:id/:format',
    path: '/internal/shared/documents/:id/:format',
    summary: 'A document of an audit room, as it read when the room was made; json is what its hash is taken of',
    params: z.object({ id: z.string(), format: z.enum(['pdf', 'docx', 'json']) }),
    answers: { 200: file('application/pdf', `${OFFICE}.wordprocessingml.document`, 'application/json') },
    timeoutMs: 30_000,
    use: ({ id = '', format = '' }) => ({ thing: 'document', id, format }),
  },
  {
    url: '/api/shared/evidence/:id/file',
    path: '/internal/shared/evidence/:id/file',
    summary: 'A file of evidence of an audit room, as it was uploaded',
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

/** What someone with a link to an audit room may call of this door, next to its reports. */
export const ROOM_LINK_ROUTES: ReadonlySet<string> = new Set([
  URL_OF_ROOM,
  URL_OF_TRAIL,
  ...ROUTES.map(({ url }) => url),
]);

/** Nothing of it is shown as a page, whatever a browser takes it for. */
const NEVER_A_PAGE = "default-src 'none'; sandbox";

/** What an audit room shows, from documents. */
export function serveSharedRooms(
  server: FastifyInstance,
  urls: Record<string, string>,
  contextOf: (request: FastifyRequest) => GraphContext,
  noteUse: NoteUse,
): void {
  const describesRoom = {
    summary: 'What an audit room shows, by the pass that opening its link gave',
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
    summary: 'The facts, actions and supplier answers about a report of an audit room, when the room was made',
    params: IdParams,
    response: { 200: Trail, ...failures },
  };
  server.get(URL_OF_TRAIL, { config: describedOnly(describesTrail) }, async (request, reply) => {
    const context = contextOf(request);
    requireRoomLink(context.actor);
    return pipe(request, reply, {
      keep: [],
      maxBytes: 0,
      timeoutMs: 30_000,
      to: serviceAddress(request, '/internal/shared/trails/:id', urls.documents),
      headers: { [ACTOR_HEADER]: context.actorToken('documents'), [REQUEST_ID_HEADER]: context.requestId },
    });
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
      const { actor, actorToken, requestId } = contextOf(request);
      const { organisationId, link } = requireRoomLink(actor);
      reply.header('content-security-policy', NEVER_A_PAGE);
      await pipe(request, reply, {
        keep: PART_HEADERS,
        maxBytes: 0,
        timeoutMs,
        to: serviceAddress(request, path, urls.documents),
        headers: { [ACTOR_HEADER]: actorToken('documents'), [REQUEST_ID_HEADER]: requestId },
      });
      recordUseAfterSend(reply, noteUse, { organisationId, link, ...use(request.params as Record<string, string>) });
      return reply;
    });
  }
}
