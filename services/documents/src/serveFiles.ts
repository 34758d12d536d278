import type { Readable } from 'node:stream';
import { DomainError, STATUS_OF } from '@aicp/contracts/domainError';
import { mediaTypes } from '@aicp/contracts/limits';
import { notFound } from '@aicp/contracts/serialId';
import type { Caller } from '@aicp/service/graph/actorToken';
import { contentDisposition } from '@aicp/service/graph/contentDisposition';
import { isUnavailable } from '@aicp/service/store/mongo';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RequestContext } from './context.ts';
import { sendFile } from './sendFile.ts';
import { serveRooms } from './serveRooms.ts';
import { filesAway } from './store/fileStore.ts';
import { addEvidence } from './use-cases/addEvidence.ts';
import { createBundle } from './use-cases/createBundle.ts';
import { openProposedFile } from './use-cases/decideProposedFile.ts';
import { openDocumentFile } from './use-cases/openDocumentFile.ts';
import { openEvidence } from './use-cases/openEvidence.ts';
import { listOwnFiles, proposeFile, withdrawUpload } from './use-cases/proposeFile.ts';
import { readPublishedKeys } from './use-cases/readPublishedKeys.ts';
import { saveLogo } from './use-cases/saveLogo.ts';
import { printedLetterhead, viewBranding } from './use-cases/viewBranding.ts';

type ContextOf = (request: Pick<Caller, 'actor' | 'client'> & { requestId: string }) => RequestContext;

/** Serves uploads and downloads as bytes, outside the graph. The address describes the file; the body is the file. */
export function serveFiles(
  server: FastifyInstance,
  callerBy: (request: FastifyRequest) => Caller,
  contextOf: ContextOf,
): void {
  const contextBy = (request: FastifyRequest) =>
    contextOf({ ...callerBy(request), requestId: String(request.headers['x-request-id'] ?? request.id) });

  server.register(async scope => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.setErrorHandler((error, _request, reply) => {
      if (isUnavailable(error)) return reply.code(STATUS_OF.UNAVAILABLE).send({ message: filesAway().message });
      if (!(error instanceof DomainError)) throw error;
      return reply.code(STATUS_OF[error.code]).send({ message: error.message });
    });

    scope.post('/internal/evidence', async (request, reply) => {
      const body = request.body as Readable | undefined;
      if (!body) throw new DomainError('INVALID', 'The file is empty.');
      const added = await addEvidence(contextBy(request), request.query, body);
      const { id, name, title, version, sha256, bytes } = added;
      return reply.code(201).send({ id, name, title, version, sha256, bytes, url: `/api/evidence/${id}/file` });
    });

    scope.post('/internal/shared/request/files', { config: { forLinks: true } }, async (request, reply) => {
      const body = request.body as Readable | undefined;
      if (!body) throw new DomainError('INVALID', 'The file is empty.');
      return reply.code(201).send(await proposeFile(contextBy(request), request.query, body));
    });

    scope.get('/internal/shared/request/files', { config: { forLinks: true } }, async (request, reply) =>
      reply.header('cache-control', 'private, no-store').send(await listOwnFiles(contextBy(request))),
    );

    scope.delete('/internal/shared/request/files/:id', { config: { forLinks: true } }, async request =>
      withdrawUpload(contextBy(request), (request.params as { id: string }).id),
    );

    scope.get('/internal/proposed-files/:id/file', async (request, reply) => {
      const { id } = request.params as { id: string };
      return sendFile(request, reply, await openProposedFile(contextBy(request), id));
    });

    scope.post('/internal/branding/logo', async (request, reply) => {
      const body = request.body as Readable | undefined;
      if (!body) throw new DomainError('INVALID', 'The file is empty.');
      await saveLogo(contextBy(request), body);
      return reply.code(201).send({ url: '/api/branding/logo' });
    });

    scope.get('/internal/branding/logo', async (request, reply) => {
      const { logo } = await viewBranding(contextBy(request));
      if (!logo) throw notFound('Logo');
      return reply
        .type(mediaTypes[logo.kind])
        .header('cache-control', 'private, no-store')
        .header('content-disposition', 'inline')
        .send(logo.bytes);
    });

    scope.get('/internal/branding/letterhead', { config: { forLinks: true } }, async (request, reply) =>
      reply.header('cache-control', 'private, no-store').send(await printedLetterhead(contextBy(request))),
    );

    scope.post('/internal/audit-bundle/:id', async (request, reply) => {
      const { id } = request.params as { id: string };
      const { name, manifest, bytes } = await createBundle(contextBy(request), id);
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'private, no-store')
        .header('etag', `"${manifest.root}"`)
        .send(bytes);
    });

    serveRooms(scope, contextBy);

    scope.get('/internal/bundle-keys', async (_request, reply) =>
      reply
        .type('application/json; charset=utf-8')
        .header('cache-control', 'public, max-age=300')
        .send(await readPublishedKeys()),
    );

    scope.get('/internal/documents/:id/:format', async (request, reply) => {
      const { id, format } = request.params as { id: string; format: string };
      const { name, type, bytes } = await openDocumentFile(contextBy(request), id, format);
      return reply
        .type(type)
        .header('content-disposition', contentDisposition('attachment', name))
        .header('cache-control', 'private, no-store')
        .send(bytes);
    });

    scope.get('/internal/evidence/:id/file', async (request, reply) => {
      const { id } = request.params as { id: string };
      const { evidence: file, open } = await openEvidence(contextBy(request), id);
      // Pictures can be shown in the page; other files can only be saved.
      const shown = 'inline' in (request.query as object) && (file.ending === 'jpg' || file.ending === 'png');
      return sendFile(request, reply, { file, open }, shown ? 'inline' : 'attachment');
    });
  });
}
