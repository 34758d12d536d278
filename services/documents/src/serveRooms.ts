import { contentDisposition } from '@aicp/service/graph/contentDisposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from './context.ts';
import { sendFile } from './sendFile.ts';
import { openRoomBundle, openRoomDocument, openRoomEvidence } from './use-cases/openRoomFile.ts';
import { openRoomTrail } from './use-cases/openRoomTrail.ts';
import { openOrganisation, viewSection } from './use-cases/viewOrganisation.ts';
import { viewRoomByLink } from './use-cases/viewRoom.ts';
import { viewSharedDuties } from './use-cases/viewSharedDuties.ts';

/** For the recipient of a link: what an audit room shows, and the duties of a report, always to be saved and never to be shown as a page. */
export function serveRooms(scope: FastifyInstance, contextBy: (request: FastifyRequest) => RequestContext): void {
  const config = { forLinks: true };
  const paramsOf = (request: FastifyRequest) => request.params as { id: string; format: string };
  const saved = (reply: FastifyReply, name: string) =>
    reply
      .header('content-disposition', contentDisposition('attachment', name))
      .header('cache-control', 'private, no-store');

  scope.get('/internal/shared/room', { config }, async (request, reply) =>
    reply.header('cache-control', 'private, no-store').send(await viewRoomByLink(contextBy(request), request.query)),
  );

  scope.get('/internal/shared/room/sections/:section', { config }, async (request, reply) => {
    const { section } = request.params as { section: string };
    return reply
      .header('cache-control', 'private, no-store')
      .send(await viewSection(contextBy(request), section, request.query));
  });

  scope.get('/internal/shared/room/organisation', { config }, async (request, reply) => {
    const { name, bytes } = await openOrganisation(contextBy(request));
    return saved(reply, name).type('application/json; charset=utf-8').send(bytes);
  });

  scope.get('/internal/shared/duties/:id', { config }, async (request, reply) =>
    reply
      .header('cache-control', 'private, no-store')
      .send(await viewSharedDuties(contextBy(request), paramsOf(request).id)),
  );

  scope.get('/internal/shared/trails/:id', { config }, async (request, reply) =>
    reply
      .header('cache-control', 'private, no-store')
      .send(await openRoomTrail(contextBy(request), paramsOf(request).id)),
  );

  scope.get('/internal/shared/documents/:id/:format', { config }, async (request, reply) => {
    const { id, format } = paramsOf(request);
    const { name, type, bytes } = await openRoomDocument(contextBy(request), id, format);
    return saved(reply, name).type(type).send(bytes);
  });

  scope.get('/internal/shared/evidence/:id/file', { config }, async (request, reply) => {
    const { evidence: file, open } = await openRoomEvidence(contextBy(request), paramsOf(request).id);
    return sendFile(request, reply, { file, open });
  });

  scope.get('/internal/shared/bundles/:id', { config }, async (request, reply) => {
    const { name, manifest, bytes } = await openRoomBundle(contextBy(request), paramsOf(request).id);
    return saved(reply, name).type('application/zip').header('etag', `"${manifest.root}"`).send(bytes);
  });
}
