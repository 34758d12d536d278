import { createServer, type ServerOptions } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** The time limit for a request to arrive in full. Without it, slow senders could hold any number of connections. */
const SLOWEST_REQUEST_MS = 30_000;

/** The time limits of every listener. Node enforces the first only if the second is shorter. */
export const TIME_LIMITS: ServerOptions = {
  requestTimeout: SLOWEST_REQUEST_MS,
  headersTimeout: SLOWEST_REQUEST_MS / 2,
};

/**
 * Listens on every address of `hosts`, for example '127.0.0.1,::1': 'localhost' differs between machines. Fastify listens on one; the
 * others pass their requests to the same routes, under the same time limits.
 */
export async function listen(
  server: FastifyInstance,
  hosts: string,
  port: number,
  timeLimits: ServerOptions = TIME_LIMITS,
): Promise<void> {
  const [first = '0.0.0.0', ...others] = hosts.split(',');
  const { keepAliveTimeout, timeout } = server.server;
  for (const host of others) {
    const other = createServer({ ...timeLimits, keepAliveTimeout }, (request, response) =>
      server.routing(request, response),
    );
    other.timeout = timeout;
    server.addHook('onClose', () => new Promise<void>(resolve => other.close(() => resolve())));
    server.addHook('preClose', async () => other.closeIdleConnections());
    await new Promise<void>((resolve, reject) => other.once('error', reject).listen(port, host, resolve));
  }
  await server.listen({ host: first, port });
}
