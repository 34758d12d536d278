import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Drains a closing server: requests in progress are answered, and their connections closed instead of kept. Without it, `close` waits for
 * connections that were busy at its start until they have been idle for over a minute.
 * @param drainMs how long it continues to accept requests, each as the last one of its connection. A client that keeps idle connections for
 * less never sends a request into a closing one, which it could not detect.
 * @param limitMs after which the rest is cut off, for example a browser's spare connection
 */
export function drainConnections(server: FastifyInstance, { drainMs = 0, limitMs = 5_000 } = {}): void {
  let closing = false;
  server.addHook('preClose', async () => {
    closing = true;
    if (drainMs > 0) await sleep(drainMs);
    setTimeout(() => server.server.closeAllConnections(), limitMs).unref();
  });
  server.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
