import { DomainError, STATUS_OF } from '@aicp/contracts/domainError';
import type { Caller } from '@aicp/service/graph/actorToken';
import { contentDisposition } from '@aicp/service/graph/contentDisposition';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { contextOf } from './context.ts';
import { openReportFile } from './use-cases/openReportFile.ts';

/** Reports as files, past the graph. */
export function serveFiles(
  server: FastifyInstance,
  callerBy: (request: FastifyRequest) => Caller,
  contextBy: ReturnType<typeof contextOf>,
): void {
  server.register(async scope => {
    scope.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof DomainError)) throw error;
      return reply.code(STATUS_OF[error.code]).send({ message: error.message });
    });
    scope.get('/internal/reports/:id', async (request, reply) => {
      const { id } = request.params as { id: string };
      const { format = '' } = request.query as { format?: string };
      const requestId = String(request.headers['x-request-id'] ?? request.id);
      const file = await openReportFile(contextBy({ ...callerBy(request), requestId }), id, String(format));
      const etag = `"${file.version}"`;
      reply.header('etag', etag).header('cache-control', 'private, no-cache');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply
        .type(file.type)
        .header('content-disposition', contentDisposition('attachment', file.name))
        .send(file.bytes);
    });
  });
}
