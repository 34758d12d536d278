import { existsSync, globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { claiming } from './operator.ts';
import { apiNotFound } from './rest/answerErrors.ts';

const compressed = promisify(gzip);

type Web = {
  WEB_DIST?: string | undefined;
  PUBLIC_URL?: string | undefined;
  PLANS?: 'off' | undefined;
  USED_BY?: string | undefined;
};

/** Paths whose 404 is JSON: interfaces, hashed files, and files for machines. */
const NO_PAGES = /^\/(api|graphql|assets|scim|mcp|\.well-known)(\/|$)/;

/** Pages that do not exist without plans: the same in web/nginx/start.sh. */
const ABOUT_MONEY = /^\/(pricing|subscribe|subscription)(\/|$)/i;

/** The page of links for people without an account, which must be neither cached nor indexed. The same as in web/nginx/nginx.conf. */
const OF_LINKS = /^\/s\/?$/i;

/**
 * Serves the built client. Every path that is not a file or an interface is one of its pages; without a route in the client, the page that
 * reports it has status 404.
 */
export async function serveWeb(server: FastifyInstance, web: Web): Promise<void> {
  const { WEB_DIST: root, PUBLIC_URL, PLANS, USED_BY } = web;
  if (!root) {
    server.setNotFoundHandler(apiNotFound);
    return;
  }
  if (!existsSync(join(root, 'index.html'))) throw new Error(`There is no built web client in ${root}.`);
  const pages = pagesOf(root);
  const routed = routesOf(root);
  const isHidden = (path: string) => PLANS === 'off' && ABOUT_MONEY.test(path);
  // The image of a link preview needs an absolute address.
  const card = `content="${PUBLIC_URL?.replace(/\/$/, '') ?? ''}/social-card.png"`;
  await server.register(fastifyStatic, {
    root,
    index: false,
    cacheControl: false,
    // The build's own files, such as its manifest.
    dotfiles: 'ignore',
    // The build stores the compressed versions next to each script.
    preCompressed: true,
    setHeaders(reply, path) {
      reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const sendPage = async (path: string, request: FastifyRequest, reply: FastifyReply): Promise<string | Buffer> => {
    const own = isHidden(path) ? undefined : (pages.get(path) ?? routed(path));
    const file = await readFile(join(root, own ?? 'index.html'), 'utf8');
    const html = claiming(file.replace('content="/social-card.png"', card), USED_BY);
    reply.type('text/html; charset=utf-8').headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
    if (OF_LINKS.test(path)) reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return html;
    reply.header('content-encoding', 'gzip');
    return compressed(html);
  };
  server.get('/', (request, reply) => sendPage('/', request, reply));
  server.setNotFoundHandler((request, reply) => {
    const [path = '/'] = request.url.split('?');
    if (!['GET', 'HEAD'].includes(request.method) || NO_PAGES.test(path)) return apiNotFound(request, reply);
    return sendPage(path, request, reply.code(routed(path) && !isHidden(path) ? 200 : 404));
  });
}

/** Maps public pages to their HTML files, which are named by path. */
function pagesOf(root: string): Map<string, string> {
  const own = globSync('pages/*.html', { cwd: root });
  return new Map(own.map(file => [`/${basename(file, '.html').replace(/^index$/, '')}`, file]));
}

/** The HTML file of a path by the routes of the client's build; undefined if the client has no such page. */
function routesOf(root: string): (path: string) => string | undefined {
  const routes: Record<string, string> = JSON.parse(readFileSync(join(root, '.routes.json'), 'utf8'));
  const files = Object.entries(routes).map(([route, file]) => ({ route: new RegExp(route, 'i'), file }));
  return path => files.find(({ route }) => route.test(path))?.file;
}
