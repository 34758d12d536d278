/**
 * The headers of our pages for the image in which nginx serves them: the very ones of the gateway, so that they cannot drift.
 *
 *   node gateway/nginxHeaders.ts <folder>      http.conf, https.conf, and both with Stripe
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { securityHeaders } from './src/securityHeaders.ts';

/** Set by the server that sends the body. */
const OF_THE_ANSWER = ['content-type', 'content-length', 'date', 'connection'];

/** The headers of a page as lines of nginx's configuration. */
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

function quoted(value: string): string {
  if (/["$\\]/.test(value)) throw new Error(`nginx would not take ${value} as it is`);
  return `"${value}"`;
}

const [, script, folder] = process.argv;
if (script === import.meta.filename && folder) {
  mkdirSync(folder, { recursive: true });
  for (const https of [false, true])
    for (const stripe of [false, true]) {
      const name = `${https ? 'https' : 'http'}${stripe ? '-stripe' : ''}.conf`;
      writeFileSync(join(folder, name), await nginxHeaders({ https, stripe }));
    }
}
