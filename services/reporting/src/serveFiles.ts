import { BesideReport } from '@aicp/contracts/besideReport';
import { DomainError, STATUS_OF } from '@aicp/contracts/domainError';
import type { Drawing } from '@aicp/render/drawing';
import type { Caller } from '@aicp/service/graph/actorToken';
import { contentDisposition } from '@aicp/service/graph/contentDisposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { contextOf } from './context.ts';
import { openReportFile } from './use-cases/openReportFile.ts';
import { sharedReportHashes } from './use-cases/sharedReportHashes.ts';

type Params = { id: string; format?: string };

/** Serves reports as files, outside the graph. */
export function serveFiles(
  server: FastifyInstance,
  callerBy: (request: FastifyRequest) => Caller,
  contextBy: ReturnType<typeof contextOf>,
  drawing: Drawing,
): void {
  server.register(async scope => {
    scope.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof DomainError)) throw error;
      return reply.code(STATUS_OF[error.code]).send({ message: error.message });
    });
    // Formats with names and a letterhead receive them by POST.
    const method = ['GET', 'POST'];
    scope.route({ method, url: '/internal/reports/:id', handler: sendReport });
    // For recipients of a shared link.
    const config = { forLinks: true };
    scope.route({ method, url: '/internal/shared/reports/:id/:format', config, handler: sendReport });

    // The metadata of each report's JSON that a link shows.
    scope.get('/internal/shared/reports', { config }, async (request, reply) => {
      const requestId = String(request.headers['x-request-id'] ?? request.id);
      const hashes = await sharedReportHashes(contextBy({ ...callerBy(request), requestId }));
      return reply.header('cache-control', 'private, no-store').send(hashes);
    });

    async function sendReport(request: FastifyRequest, reply: FastifyReply) {
      const { id, format = (request.query as { format?: string }).format ?? '' } = request.params as Params;
      const requestId = String(request.headers['x-request-id'] ?? request.id);
      const ctx = { ...contextBy({ ...callerBy(request), requestId }), drawing };
      const beside = request.method === 'POST' ? BesideReport.parse(request.body) : undefined;
      const file = await openReportFile(ctx, id, String(format), beside);
      const etag = `"${file.version}"`;
      reply.header('etag', etag).header('cache-control', 'private, no-cache');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply
        .type(file.type)
        .header('content-disposition', contentDisposition('attachment', file.name))
        .send(file.bytes);
    }
  });
}
