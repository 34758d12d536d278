import { Readable } from 'node:stream';
import { DomainError, STATUS_OF } from '@aicp/contracts/domainError';
import type { Caller } from '@aicp/service/graph/actorToken';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { contextOf } from './context.ts';
import { activitiesFile, usersFile } from './use-cases/exportLists.ts';
import { organisationLogFile } from './use-cases/readOrganisationLog.ts';

/** Lists as files, past the graph: they are as long as they are. */
export function serveFiles(
  server: FastifyInstance,
  callerBy: (request: FastifyRequest) => Caller,
  contextBy: ReturnType<typeof contextOf>,
): void {
  const files = { users: usersFile, activities: activitiesFile, 'organisation-log': organisationLogFile };
  server.register(async scope => {
    scope.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof DomainError)) throw error;
      return reply.code(STATUS_OF[error.code]).send({ message: error.message });
    });
    for (const [name, fileOf] of Object.entries(files))
      scope.get(`/internal/${name}.csv`, async (request, reply) => {
        const requestId = String(request.headers['x-request-id'] ?? request.id);
        const ctx = contextBy({ ...callerBy(request), requestId });
        const lines = await fileOf(ctx, request.query);
        const day = ctx.now().toISOString().slice(0, 10);
        return reply
          .type('text/csv; charset=utf-8')
          .header('cache-control', 'private, no-store')
          .header('content-disposition', `attachment; filename="${name}-${day}.csv"`)
          .send(Readable.from(lines));
      });
  });
}
