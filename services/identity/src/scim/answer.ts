import { DomainError, STATUS_OF } from '@aicp/contracts/domainError';
import { SCIM_TYPE } from '@aicp/contracts/inputs/provisioning';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { faultAnswer, shownOf } from '../adapters/scim/query.ts';
import { etagOf, type Resource } from '../adapters/scim/resources.ts';
import { ScimFault } from '../domain/scimFault.ts';
import type { ScimContext } from '../use-cases/provisioning/provisionUser.ts';

export type Ask = { Params: { id: string }; Querystring: Record<string, unknown> };
export type Asked = FastifyRequest<Ask>;
export type ContextOf = (request: FastifyRequest) => ScimContext;

/** Matches versions against the request's If-Match; matches all if the header is missing. */
export function versionMatcher({ headers }: FastifyRequest): (version: number) => boolean {
  const wanted = headers['if-match'];
  return version => !wanted || wanted === '*' || wanted.split(',').some(each => each.trim() === etagOf(version));
}

export function sendOne(request: Asked, reply: FastifyReply, resource: Resource, version: number): FastifyReply {
  const etag = etagOf(version);
  const { location } = resource.meta as { location: string };
  reply.headers({ etag, ...(reply.statusCode === 201 && { location }) });
  if (request.method === 'GET' && request.headers['if-none-match'] === etag) return reply.code(304).send();
  return send(reply, shownOf(resource, request.query));
}

export function send(reply: FastifyReply, body: object): FastifyReply {
  return reply.type(SCIM_TYPE).header('cache-control', 'no-store').send(JSON.stringify(body));
}

export function answerFault(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const fault = faultOf(error);
  if (!fault) {
    request.log.error({ err: error }, 'directory request failed');
    throw error;
  }
  if (fault.status === 401) reply.header('www-authenticate', 'Bearer error="invalid_token"');
  if (error instanceof DomainError && error.details?.retryAfter !== undefined)
    reply.header('retry-after', String(error.details.retryAfter));
  return send(reply.code(fault.status), faultAnswer(fault));
}

function faultOf(error: unknown): ScimFault | null {
  if (error instanceof ScimFault) return error;
  if (error instanceof DomainError) return new ScimFault(STATUS_OF[error.code], undefined, error.message);
  const { statusCode, message } = error as { statusCode?: number; message: string };
  if (statusCode === undefined || statusCode >= 500) return null;
  return new ScimFault(statusCode, statusCode === 400 ? 'invalidSyntax' : undefined, message);
}
