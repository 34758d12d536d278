import { DomainError, STATUS_OF } from '@aicp/contracts/domainError';
import type { Caller } from '@aicp/service/graph/actorToken';
import type { IncomingRequest } from '@aicp/service/store/context';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RequestContext } from './context.ts';
import { readRequest, saveAnswers, sendAnswers } from './use-cases/answerRequest.ts';

/** Serves a supplier's opened link: the questions, the draft, and sending it. */
export function serveRequests(
  server: FastifyInstance,
  callerBy: (request: FastifyRequest) => Caller,
  contextBy: (request: IncomingRequest) => RequestContext,
): void {
  server.register(async scope => {
    scope.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof DomainError)) throw error;
      return reply.code(STATUS_OF[error.code]).send({ message: error.message });
    });
    const contextOf = (request: FastifyRequest) =>
      contextBy({ ...callerBy(request), requestId: String(request.headers['x-request-id'] ?? request.id) });
    const config = { forLinks: true };
    scope.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'private, no-store'));

    scope.get('/internal/shared/request', { config }, request => readRequest(contextOf(request)));
    scope.put('/internal/shared/request', { config }, request => saveAnswers(contextOf(request), request.body));
    scope.post('/internal/shared/request/send', { config }, request => sendAnswers(contextOf(request)));
  });
}
