import type { BesideReport } from '@aicp/contracts/besideReport';
import { ACTOR_HEADER, REQUEST_ID_HEADER, requireReportLink } from '@aicp/contracts/rights/actor';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { GraphContext } from '../graphContext.ts';
import { pipe } from '../pipe.ts';
import { failures, file, IdParams } from './answers.ts';
import { Duties } from './dutyShapes.ts';
import { describedOnly } from './openapi.ts';
import { type RecordUse, recordUseAfterSend } from './recordUse.ts';
import { fetchLetterhead } from './reportRenderContext.ts';
import { askingFor } from './routeFiles.ts';
import { serviceAddress } from './serviceAddress.ts';

const URL_OF_REPORT = '/api/shared/reports/:id/:format';
const URL_OF_DUTIES = '/api/shared/duties/:id';
const FORMATS = ['json', 'pdf'];
const TIMEOUT_MS = 30_000;

/** Routes for recipients of a shared report. Recipients of an audit room may also call them. */
export const REPORT_LINK_ROUTES: ReadonlySet<string> = new Set([URL_OF_REPORT]);

/** A room shows the duties of its reports as they were when it was made. */
export const DUTIES_ROUTES: ReadonlySet<string> = new Set([URL_OF_DUTIES]);

/** A report that a link shows, as it was filed or as a PDF, and next to it how its duties are met today. */
export function serveSharedReports(
  server: FastifyInstance,
  urls: Record<string, string>,
  contextOf: (request: FastifyRequest) => GraphContext,
  recordUse: RecordUse,
): void {
  const describes = {
    summary: 'A report of a link, with the pass from opening the link: the canonical report, or a PDF',
    tags: ['Links'],
    security: [{ bearer: [] }],
    params: z.object({ id: z.string(), format: z.enum(FORMATS) }),
    response: { 200: file('application/json', 'application/pdf'), ...failures },
  };
  server.get(URL_OF_REPORT, { config: describedOnly(describes) }, async (request, reply) => {
    const context = contextOf(request);
    const { id, format } = request.params as { id: string; format: string };
    if (!FORMATS.includes(format)) throw notFound('File');
    const { organisationId, link } = requireReportLink(context.actor, idOrNotFound(id, 'Report'));
    const posted = format === 'pdf' ? { body: JSON.stringify(await besideShared(context, urls)) } : {};
    await pipe(request, reply, {
      keep: [],
      maxBytes: 0,
      timeoutMs: TIMEOUT_MS,
      to: serviceAddress(request, '/internal/shared/reports/:id/:format', urls.reporting),
      headers: { [ACTOR_HEADER]: context.actorToken('reporting'), [REQUEST_ID_HEADER]: context.requestId },
      ...posted,
    });
    recordUseAfterSend(reply, recordUse, { organisationId, link, thing: 'report', id, format });
    return reply;
  });
  const describesDuties = {
    summary:
      'The duties of a report of a link, each with its proof, answer and action, as of the date that the response states',
    tags: ['Links'],
    security: [{ bearer: [] }],
    params: IdParams,
    response: { 200: Duties, ...failures },
  };
  server.get(URL_OF_DUTIES, { config: describedOnly(describesDuties) }, async (request, reply) => {
    const { actor, actorToken, requestId } = contextOf(request);
    requireReportLink(actor, idOrNotFound((request.params as { id: string }).id, 'Report'));
    await pipe(request, reply, {
      keep: [],
      maxBytes: 0,
      timeoutMs: TIMEOUT_MS,
      to: serviceAddress(request, '/internal/shared/duties/:id', urls.documents),
      headers: { [ACTOR_HEADER]: actorToken('documents'), [REQUEST_ID_HEADER]: requestId },
    });
    return reply;
  });
}

/** The organisation's letterhead for a shared report. On paper it is as it was filed, without people and proofs. */
async function besideShared(context: GraphContext, urls: Record<string, string>): Promise<BesideReport> {
  return { ...(await fetchLetterhead(askingFor(context, urls))), preparedBy: null, approvedBy: null, proof: null };
}
