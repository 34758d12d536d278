import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { apiNotFound } from './rest/answerErrors.ts';

/** Serves the built client; every path that is not a file or an interface is one of its pages. */
export async function serveWeb(server: FastifyInstance, dist: string | undefined): Promise<void> {
  if (!dist) {
    server.setNotFoundHandler(apiNotFound);
    return;
  }
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  await server.register(fastifyStatic, {
    root: dist,
    wildcard: false,
    index: false,
    setHeaders(reply, path) {
      const lasting = path.includes(`${dist}/assets/`);
      reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=300');
    },
  });
  server.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|graphql|assets)(\/|\?|$)/.test(request.url);
    if (!isPage) return apiNotFound(request, reply);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  });
}
