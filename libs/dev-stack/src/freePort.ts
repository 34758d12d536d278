import { randomInt } from 'node:crypto';
import { connect, createServer } from 'node:net';

/** True when nothing listens on the port of that loopback address. A machine without the address counts as free. */
export function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise(resolve => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRNOTAVAIL'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** What was given away already: its new owner may not listen yet. */
const given = new Set<number>();

/**
 * A free loopback port, never the same one twice. Taken from below the range that the kernel gives to outgoing connections,
 * so that no connection grabs it between this answer and the child's listen.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (given.has(port)) continue;
    given.add(port);
    if (await isPortFree(port)) return port;
  }
}

/** True when something listens on the loopback port. */
export function acceptsConnections(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect({ port, host: '127.0.0.1' });
    const answer = (accepted: boolean) => {
      socket.destroy();
      resolve(accepted);
    };
    socket.once('connect', () => answer(true)).once('error', () => answer(false));
  });
}
