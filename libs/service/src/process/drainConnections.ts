import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Lets a closing server end: what is under way is answered, and its connection is then closed instead of kept. Without
 * it, `close` waits for connections that were busy at its beginning until they have been idle for over a minute.
 * @param drainMs how long it goes on taking requests, each as the last one of its connection. A client that keeps
 *   idle connections for less than that never sends a request into one that is being closed, which it could not know.
 * @param limitMs after which whatever is still connected is cut off, for example a browser's connection in reserve
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
