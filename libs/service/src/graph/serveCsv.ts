import { Readable } from 'node:stream';
import { DomainError, STATUS_OF } from '@aicp/contracts/domainError';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingRequest } from '../store/context.ts';
import type { Caller } from './actorToken.ts';

/** What a file is made from, of the use-cases' context. */
type Dated = { now(): Date };

/** Its lines, for who asks, the address's query, and what the gateway posts along of what other services keep. */
type FileOf<Context> = (ctx: Context, query: unknown, beside: unknown) => Promise<AsyncIterable<string>>;

/**
 * Lists as CSV files for the gateway, at /internal/<name>.csv, past the graph: they are as long as they are.
 * @param files by name
 */
export function serveCsv<Context extends Dated>(
  server: FastifyInstance,
  callerBy: (request: FastifyRequest) => Caller,
  contextBy: (request: IncomingRequest) => Context,
  files: Record<string, FileOf<Context>>,
): void {
  server.register(async scope => {
    scope.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof DomainError)) throw error;
      const { reason } = error.details ?? {};
      return reply
        .code(STATUS_OF[error.code])
        .send({ message: error.message, ...(reason !== undefined && { reason }) });
    });
    for (const [name, fileOf] of Object.entries(files))
      scope.route({
        method: ['GET', 'POST'],
        url: `/internal/${name}.csv`,
        async handler(request, reply) {
          const requestId = String(request.headers['x-request-id'] ?? request.id);
          const ctx = contextBy({ ...callerBy(request), requestId });
          const lines = await fileOf(ctx, request.query, request.body);
          const day = ctx.now().toISOString().slice(0, 10);
          return reply
            .type('text/csv; charset=utf-8')
            .header('cache-control', 'private, no-store')
            .header('content-disposition', `attachment; filename="${name}-${day}.csv"`)
            .send(Readable.from(lines));
        },
      });
  });
}
