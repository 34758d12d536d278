/**
 * The headers of our pages for the image in which nginx serves them: the gateway's own, so that they cannot drift. And the addresses of
 * pages, from the built client. node gateway/nginxHeaders.ts <folder> <built client> http.conf, https.conf, both with Stripe; routes.conf
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { securityHeaders } from './src/securityHeaders.ts';

/** Headers set by the server that sends the body. */
const OF_THE_ANSWER = ['content-type', 'content-length', 'date', 'connection'];

/** The headers of a page as nginx configuration. */
export async function nginxHeaders(options: { https: boolean; stripe: boolean }): Promise<string> {
  const server = fastify();
  await securityHeaders(server, options);
  server.get('/', () => '');
  const { headers } = await server.inject('/');
  await server.close();
  const lines = Object.entries(headers)
    .filter(([name]) => !OF_THE_ANSWER.includes(name))
    .map(([name, value]) => `add_header ${name} ${quoted(String(value))} always;\n`);
  return lines.join('');
}

/** `$page` for nginx: the client's file if it has a page, and otherwise a missing file. */
export function nginxRoutes(routes: Record<string, string>): string {
  const lines = Object.entries(routes).map(([pattern, file]) => `  ${quoted(`~*${pattern}`, /["\\{}]/)} /${file};\n`);
  return `map $uri $page {\n  default /.nothing;\n${lines.join('')}}\n`;
}

/** In quotation marks that it does not contain itself. */
function quoted(value: string, refused = /[$\\]|".*'|'.*"/): string {
  if (refused.test(value)) throw new Error(`nginx would not take ${value} as it is`);
  return value.includes('"') ? `'${value}'` : `"${value}"`;
}

const [, script, folder, client] = process.argv;
if (script === import.meta.filename && folder && client) {
  mkdirSync(folder, { recursive: true });
  for (const https of [false, true])
    for (const stripe of [false, true]) {
      const name = `${https ? 'https' : 'http'}${stripe ? '-stripe' : ''}.conf`;
      writeFileSync(join(folder, name), await nginxHeaders({ https, stripe }));
    }
  const routes = JSON.parse(readFileSync(join(client, '.routes.json'), 'utf8')) as Record<string, string>;
  writeFileSync(join(folder, 'routes.conf'), nginxRoutes(routes));
}
