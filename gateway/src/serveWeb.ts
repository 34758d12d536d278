import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { apiNotFound } from './rest/answerErrors.ts';

type Web = { WEB_DIST?: string | undefined; PUBLIC_URL?: string | undefined };

/** Serves the built client; every path that is not a file or an interface is one of its pages. */
export async function serveWeb(server: FastifyInstance, { WEB_DIST: dist, PUBLIC_URL }: Web): Promise<void> {
  if (!dist) {
    server.setNotFoundHandler(apiNotFound);
    return;
  }
  if (!existsSync(join(dist, 'index.html'))) throw new Error(`There is no built web client in ${dist}.`);
  const pages = readPages(dist, PUBLIC_URL);
  await server.register(fastifyStatic, {
    root: dist,
    index: false,
    cacheControl: false,
    // The build leaves each script's compressed forms beside it.
    preCompressed: true,
    setHeaders(reply, path) {
      reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  server.setNotFoundHandler((request, reply) => {
    const [path = '/'] = request.url.split('?');
    const isPage = ['GET', 'HEAD'].includes(request.method) && !/^\/(api|graphql|assets)(\/|$)/.test(path);
    if (!isPage) return apiNotFound(request, reply);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(pages.get(path) ?? pages.get('*'));
  });
}

/** The HTML of the public pages by their path, and of all others as '*'. A preview's picture needs its whole address. */
function readPages(dist: string, publicUrl: string | undefined): Map<string, string> {
  const origin = publicUrl?.replace(/\/$/, '') ?? '';
  const read = (file: string) =>
    readFileSync(join(dist, file), 'utf8').replace('content="/social-card.png"', `content="${origin}/social-card.png"`);
  const own = globSync('pages/*.html', { cwd: dist }).map((file): [string, string] => {
    const name = basename(file, '.html');
    return [name === 'index' ? '/' : `/${name}`, read(file)];
  });
  return new Map([...own, ['*', read('index.html')]]);
}
