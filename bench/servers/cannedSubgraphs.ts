import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { argument, report } from './report.ts';

/** Starts a small server for a subgraph that answers every operation with the same data. */
async function serve(data: unknown): Promise<string> {
  const answer = JSON.stringify({ data });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(answer) };
  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    request.resume().on('end', () => response.writeHead(200, headers).end(answer));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
}

const urls: Record<string, string> = {};
for (const [name, data] of Object.entries(argument)) urls[name] = await serve(data);
report(urls);
