import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { report } from './report.ts';

/** The lower limit: Node's own HTTP server, which answers every request with a few bytes. */
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}');
});
await once(server.listen(0, '127.0.0.1'), 'listening');
report(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
