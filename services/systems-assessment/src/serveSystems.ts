import { Readable } from 'node:stream';
import { DomainError, STATUS_OF } from '@aicp/contracts/domainError';
import { systemsFile } from '@aicp/contracts/limits';
import type { Caller } from '@aicp/service/graph/actorToken';
import type { IncomingRequest } from '@aicp/service/store/context';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RequestContext } from './context.ts';
import { importSystems } from './use-cases/importSystems.ts';
import { systemsJson } from './use-cases/systemsJson.ts';

/** Files of systems come and go past the graph, as bytes: the body is the file. */
export function serveSystems(
  server: FastifyInstance,
  callerBy: (request: FastifyRequest) => Caller,
  contextBy: (request: IncomingRequest) => RequestContext,
): void {
  server.register(async scope => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof DomainError)) throw error;
      return reply.code(STATUS_OF[error.code]).send({ message: error.message });
    });
    const contextOf = (request: FastifyRequest) =>
      contextBy({ ...callerBy(request), requestId: String(request.headers['x-request-id'] ?? request.id) });

    scope.get('/internal/systems.json', async (request, reply) => {
      const ctx = contextOf(request);
      const day = ctx.now().toISOString().slice(0, 10);
      return reply
        .type('application/json; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="systems-${day}.json"`)
        .send(Readable.from(await systemsJson(ctx, request.query)));
    });

    scope.post('/internal/systems/import', async (request, reply) => {
      const ctx = contextOf(request);
      const imported = await importSystems(ctx, await textOf(request.body as Readable | undefined), request.query);
      const isPreview = (request.query as { preview?: string }).preview === 'true';
      if (isPreview || imported.faults.length === 0) return reply.send(imported);
      const message = 'Nothing was imported: some lines cannot be taken as they are.';
      return reply.code(STATUS_OF.INVALID).send({ message, ...imported });
    });
  });
}

async function textOf(body: Readable | undefined): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > systemsFile.maxBytes) throw new DomainError('INVALID', systemsFile.tooLarge);
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  if (bytes.subarray(0, 2).toString('latin1') === 'PK')
    throw new DomainError('INVALID', 'This is a workbook. Please save it as CSV (UTF-8) and import that.');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new DomainError('INVALID', 'The file is not in UTF-8. Please save it as CSV (UTF-8) and try again.');
  }
}
