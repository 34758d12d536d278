import { SupplierAnswers, SupplierFileInput } from '@aicp/contracts/inputs/requests';
import { evidenceFile } from '@aicp/contracts/limits';
import { ACTOR_HEADER, REQUEST_ID_HEADER, requireSupplierLink } from '@aicp/contracts/rights/actor';
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify';
import type { Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { z } from 'zod';
import { consumeRateLimit } from '../bearer.ts';
import type { GraphContext } from '../graphContext.ts';
import { TRIAL_FACTOR } from '../limits.ts';
import { pipe } from '../pipe.ts';
import { failures, id, instant } from './answers.ts';
import { describedOnly } from './openapi.ts';
import { serviceAddress } from './serviceAddress.ts';
import { acceptBytes } from './streams.ts';

const tags = ['Links'];
const security = [{ bearer: [] }];
const REQUEST = '/api/shared/request';
const FILES = `${REQUEST}/files`;
/** Per link, accepted or refused: reading a file costs more than receiving it. */
const UPLOADS_AN_HOUR = 60;
const MAX_ANSWERS_BYTES = 1024 * 1024;

const Shown = z.object({
  system: z.string(),
  questions: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      kind: z.enum(['line', 'text', 'day', 'choice']),
      options: z.record(z.string(), z.string()),
      citation: z.object({ label: z.string(), url: z.string() }).nullable(),
    }),
  ),
  answers: z.record(z.string(), z.string()),
  sentAt: instant.nullable(),
  sendsLeft: z.int(),
});
const OwnFile = z.object({ id, question: z.string(), name: z.string(), bytes: z.int(), isSent: z.boolean() });

type Route = {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  url: string;
  service: 'systems-assessment' | 'documents';
  maxBytes?: number;
  timeoutMs?: number;
  isUpload?: boolean;
  describes: FastifySchema & { response: object };
};

const routes: Route[] = [
  {
    method: 'GET',
    url: REQUEST,
    service: 'systems-assessment',
    describes: {
      summary: 'The questions to a supplier and the answers so far, with the pass from opening the link',
      response: { 200: Shown },
    },
  },
  {
    method: 'PUT',
    url: REQUEST,
    service: 'systems-assessment',
    maxBytes: MAX_ANSWERS_BYTES,
    describes: {
      summary: "Save a supplier's answers so far, by question; omitted answers do not change, and '' removes an answer",
      body: SupplierAnswers,
      response: { 200: Shown },
    },
  },
  {
    method: 'POST',
    url: `${REQUEST}/send`,
    service: 'systems-assessment',
    maxBytes: MAX_ANSWERS_BYTES,
    describes: {
      summary:
        'Send the saved answers: from now on the organisation that asked sees them as suggestions; up to ten times',
      response: { 200: Shown },
    },
  },
  {
    method: 'GET',
    url: FILES,
    service: 'documents',
    describes: { summary: 'The files uploaded through a link', response: { 200: z.array(OwnFile) } },
  },
  {
    method: 'POST',
    url: FILES,
    service: 'documents',
    maxBytes: evidenceFile.maxBytes,
    timeoutMs: 60_000,
    isUpload: true,
    describes: {
      summary: 'Upload a file for a question, 20 MB at most; the body is the file itself, whatever its content type',
      querystring: SupplierFileInput,
      consumes: ['application/octet-stream'],
      body: z.file(),
      response: { 201: OwnFile },
    },
  },
  {
    method: 'DELETE',
    url: `${FILES}/:id`,
    service: 'documents',
    describes: {
      summary: 'Withdraw an upload that was not sent; returns the remaining ones',
      params: z.object({ id: z.string() }),
      response: { 200: z.array(OwnFile) },
    },
  },
];

/** Routes for suppliers who have opened a request. */
export const REQUEST_LINK_ROUTES: ReadonlySet<string> = new Set(routes.map(({ url }) => url));

type Given = { redis: Redis; trial: boolean; urls: Record<string, string> };

/** A supplier's operations by link: reading the questions, drafting, uploading, sending. Bytes are streamed to the services. */
export function serveSharedRequest(
  server: FastifyInstance,
  { redis, trial, urls }: Given,
  contextOf: (request: FastifyRequest) => GraphContext,
): void {
  const uploads = new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: 'aicp:limit:supplier-upload',
    points: UPLOADS_AN_HOUR * (trial ? TRIAL_FACTOR : 1),
    duration: 3600,
  });
  server.register(async scope => {
    acceptBytes(scope);
    for (const { method, url, service, maxBytes = 0, timeoutMs = 30_000, isUpload = false, describes } of routes)
      scope.route({
        method,
        url,
        config: describedOnly({ ...describes, tags, security, response: { ...describes.response, ...failures } }),
        preParsing: async request => {
          const { link } = requireSupplierLink(contextOf(request).actor);
          if (isUpload) await consumeRateLimit(uploads, String(link));
        },
        handler: (request, reply) => {
          const { actorToken, requestId } = contextOf(request);
          const to = serviceAddress(request, url.replace('/api/', '/internal/'), urls[service]);
          const headers = { [ACTOR_HEADER]: actorToken(service), [REQUEST_ID_HEADER]: requestId };
          return pipe(request, reply, { keep: [], maxBytes, timeoutMs, to, headers });
        },
      });
  });
}
