import { DomainError, STATUS_OF } from '@aicp/contracts/domainError';
import { SCIM_PATH, SCIM_ROUTE, SCIM_TYPE } from '@aicp/contracts/inputs/provisioning';
import { ACTOR_HEADER, REQUEST_ID_HEADER } from '@aicp/contracts/rights/actor';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { GraphContext } from '../graphContext.ts';
import { pipe } from '../pipe.ts';
import { describedOnly } from './openapi.ts';
import { serviceAddress } from './serviceAddress.ts';
import { acceptBytes } from './streams.ts';

const MAX_BODY_BYTES = 1024 * 1024;
/** A group with thousands of members that change roles takes long. */
const TIMEOUT_MS = 60_000;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Path = readonly [method: Method, path: string, summary: string];

const resources = (name: string, one: string, many: string): Path[] => [
  ['GET', `/${name}`, `${many}, by filter (eq, and) and page (startIndex, count)`],
  ['POST', `/${name}`, `Provision ${one}`],
  ['GET', `/${name}/:id`, 'The resource with this id'],
  ['PUT', `/${name}/:id`, `Replace ${one}`],
  ['PATCH', `/${name}/:id`, `Change ${one}`],
  ['DELETE', `/${name}/:id`, `Remove ${one}`],
];

const paths: readonly Path[] = [
  ['GET', '/ServiceProviderConfig', 'The supported features of SCIM'],
  ['GET', '/ResourceTypes', 'The types of provisioned resources'],
  ['GET', '/ResourceTypes/:id', 'The entry with this id'],
  ['GET', '/Schemas', 'The stored attributes of users and groups'],
  ['GET', '/Schemas/:id', 'The entry with this id'],
  ['POST', '/.search', 'Users and groups in one list, by filter and page'],
  ['POST', '/Users/.search', 'Users, by filter and page'],
  ['POST', '/Groups/.search', 'Groups, by filter and page'],
  ...resources('Users', 'a user', 'Users of the directory'),
  ...resources('Groups', 'a group', 'Groups of the directory'),
];

const Answer = z.looseObject({ schemas: z.array(z.string()) });
const Fault = Answer.extend({ status: z.string(), scimType: z.string().optional(), detail: z.string() });

const inScim = (schema: z.ZodType) => ({ description: 'As defined in RFC 7644', content: { [SCIM_TYPE]: { schema } } });

/** SCIM 2.0 (RFC 7644) for companies' directories: forwarded to identity with its token, which nothing else accepts. */
export function serveScim(
  server: FastifyInstance,
  urls: Record<string, string>,
  contextOf: (request: FastifyRequest) => GraphContext,
): void {
  server.register(async scope => {
    acceptBytes(scope);
    scope.setErrorHandler((error, _request, reply) => {
      // Failures other than the request's faults are handled as everywhere.
      const { statusCode = 500, message } = error as { statusCode?: number; message: string };
      const status = error instanceof DomainError ? STATUS_OF[error.code] : statusCode;
      if (status >= 500 && !(error instanceof DomainError)) throw error;
      const { retryAfter = status === 503 ? 2 : undefined } = error instanceof DomainError ? (error.details ?? {}) : {};
      if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
      return answerFault(reply, status, status === 413 ? 'The request is too large.' : message);
    });
    for (const [method, path, summary] of paths)
      scope.route({
        method,
        url: `${SCIM_PATH}${path}`,
        config: describedOnly({
          summary,
          tags: ['Provisioning'],
          security: [{ provisioning: [] }],
          ...(path.endsWith('/:id') && { params: z.object({ id: z.string() }) }),
          ...(['POST', 'PUT', 'PATCH'].includes(method) && { consumes: [SCIM_TYPE], body: Answer }),
          response: {
            ...(method === 'DELETE'
              ? { 204: z.null() }
              : { [method === 'POST' && !path.endsWith('.search') ? 201 : 200]: inScim(Answer) }),
            '4xx': inScim(Fault),
          },
        }),
        handler: (request, reply) => {
          const { actorToken, requestId } = contextOf(request);
          return pipe(request, reply, {
            to: serviceAddress(request, `${SCIM_ROUTE}${path}`, urls.identity),
            headers: { [ACTOR_HEADER]: actorToken('identity'), [REQUEST_ID_HEADER]: requestId },
            keep: ['authorization', 'if-match', 'if-none-match'],
            maxBytes: MAX_BODY_BYTES,
            timeoutMs: TIMEOUT_MS,
          });
        },
      });
  });
}

function answerFault(reply: FastifyReply, status: number, detail: string): FastifyReply {
  const schemas = ['urn:ietf:params:scim:api:messages:2.0:Error'];
  return reply
    .code(status)
    .type(SCIM_TYPE)
    .send({ schemas, status: String(status), detail });
}

export function scimNotFound({ method, url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const address = url.slice(SCIM_PATH.length).split('?', 1)[0] ?? '';
  const allowed = paths.filter(([, path]) => new RegExp(`^${path.replace(':id', '[^/]+')}$`).test(address));
  if (allowed.length === 0) return answerFault(reply, 404, 'There is nothing at this address.');
  return answerFault(
    reply.header('allow', allowed.map(([each]) => each).join(', ')),
    405,
    `${method} is not possible here.`,
  );
}
