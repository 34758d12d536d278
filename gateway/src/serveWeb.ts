import { existsSync } from 'node:fs';
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
  if (!existsSync(join(dist, 'index.html'))) throw new Error(`There is no built web client in ${dist}.`);
  await server.register(fastifyStatic, {
    root: dist,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  server.setNotFoundHandler((request, reply) => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && !/^\/(api|graphql|assets)(\/|\?|$)/.test(request.url);
    if (!isPage) return apiNotFound(request, reply);
    return reply.sendFile('index.html');
  });
}
