import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * Listens on every address of `hosts`, for example '127.0.0.1,::1': what 'localhost' means differs from machine to
 * machine. Fastify listens on one; the others hand their requests to the same routes.
 */
export async function listen(server: FastifyInstance, hosts: string, port: number): Promise<void> {
  const [first = '0.0.0.0', ...others] = hosts.split(',');
  for (const host of others) {
    const other = createServer((request, response) => server.routing(request, response));
    server.addHook('onClose', () => new Promise<void>(resolve => other.close(() => resolve())));
    server.addHook('preClose', async () => other.closeIdleConnections());
    await new Promise<void>((resolve, reject) => other.once('error', reject).listen(port, host, resolve));
  }
  await server.listen({ host: first, port });
}
