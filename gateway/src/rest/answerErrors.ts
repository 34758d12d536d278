import { DomainError, STATUS_OF } from '@aicp/contracts/domainError';
import { SCIM_PATH } from '@aicp/contracts/inputs/provisioning';
import { sentenceOf } from '@aicp/contracts/parse';
import { SOMETHING_WENT_WRONG } from '@aicp/service/graph/graphqlErrors';
import { isRedisUnavailable } from '@aicp/service/process/redis';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { scimNotFound } from './scim.ts';

const RETRY_AFTER_SECONDS = 2;
const RESTARTING = 'The service is restarting. Please try again.';

/** Converts every failure, including the framework's own, to its status and `{ message }`, in one place. */
export function answerErrors(server: FastifyInstance): void {
  server.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof DomainError) return answerDomainError(reply, error);
    if (isRedisUnavailable(error)) return answerDomainError(reply, new DomainError('UNAVAILABLE', RESTARTING));
    if (hasZodFastifySchemaValidationErrors(error)) {
      const issues = error.validation.map(({ instancePath, message }) => ({
        path: instancePath.split('/').filter(Boolean),
        message: message ?? 'is not valid',
      }));
      return reply.code(400).send({ message: sentenceOf(issues) });
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ message: frameworkSentence(status, error) });
    request.log.error({ err: error }, 'request failed');
    return reply.code(500).send({ message: `${SOMETHING_WENT_WRONG} (request ${request.id}).` });
  });
}

function answerDomainError(reply: FastifyReply, error: DomainError): FastifyReply {
  const { retryAfter = error.code === 'UNAVAILABLE' ? RETRY_AFTER_SECONDS : undefined } = error.details ?? {};
  const { challenge, factors, reason, scheme } = error.details ?? {};
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (scheme === 'Bearer') reply.header('www-authenticate', 'Bearer error="invalid_token"');
  const more = {
    // A reason that a client can act on.
    ...(typeof reason === 'string' && { reason }),
    // The challenge for the second step of a login, and the account's options for it.
    ...(typeof challenge === 'string' && { challenge, factors }),
  };
  return reply.code(STATUS_OF[error.code]).send({ message: error.message, ...more });
}

function frameworkSentence(status: number, error: FastifyError): string {
  if (status === 413) return 'The request is too large.';
  if (status === 415) return 'Please send JSON (Content-Type: application/json).';
  if (error.code === 'FST_ERR_CTP_INVALID_JSON_BODY') return 'The body is not valid JSON.';
  return error.message;
}

/** Answers for an address that no route can be looked up by: a broken escape, or an id that is far too long. */
export function rejectAddress(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  reply.code(error.statusCode ?? 400).send({ message: 'This address is not valid.' });
}

export function apiNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (request.url.startsWith(`${SCIM_PATH}/`)) return scimNotFound(request, reply);
  return reply.code(404).send({ message: `${request.method} ${request.url.split('?')[0]} does not exist.` });
}
