import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { nginxHeaders, nginxRoutes } from './nginxHeaders.ts';
import { securityHeaders } from './src/securityHeaders.ts';

/** A browser's view of these lines. */
const readBack = (lines: string) =>
  Object.fromEntries(
    [...lines.matchAll(/^add_header (\S+) (["'])(.*)\2 always;$/gm)].map(([, name, , value]) => [name, value]),
  );

describe('a page from nginx', () => {
  it.each([
    { https: false, stripe: false },
    { https: true, stripe: false },
    { https: false, stripe: true },
    { https: true, stripe: true },
  ])('says what a page from the gateway says: %p', async options => {
    const server = fastify();
    await securityHeaders(server, options);
    server.get('/', () => '');
    const { headers } = await server.inject('/');
    const { 'content-type': _type, 'content-length': _length, date: _date, connection: _connection, ...own } = headers;
    const said = readBack(await nginxHeaders(options));
    expect(said).toEqual(own);
    expect(said).toHaveProperty('content-security-policy');
    expect('strict-transport-security' in said).toBe(options.https);
  });

  it('is the client’s own file if it exists, and 404 otherwise', () => {
    expect(nginxRoutes({ '^/pricing/?$': 'index.html', '^/report(?:/[^/]+)/?$': 'skeletons/report.html' })).toBe(
      [
        'map $uri $page {',
        '  default /.nothing;',
        '  "~*^/pricing/?$" /index.html;',
        '  "~*^/report(?:/[^/]+)/?$" /skeletons/report.html;',
        '}',
        '',
      ].join('\n'),
    );
  });

  it('repeats the headers wherever one is added, because nginx drops the others there', () => {
    const read = (name: string) => readFileSync(new URL(`../web/nginx/${name}`, import.meta.url), 'utf8');
    const blocks = [...`${read('nginx.conf')}${read('door.conf')}`.matchAll(/location [^{]+\{[^}]*\}/g)].map(String);
    const adding = [...blocks, read('compressed.conf')].filter(block => block.includes('add_header'));
    expect(adding.length).toBeGreaterThan(4);
    for (const block of adding) expect(block).toContain('include /tmp/headers.conf;');
  });
});
