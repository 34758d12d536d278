import { randomInt } from 'node:crypto';
import { connect, createServer } from 'node:net';

/** True if nothing listens on the port of that loopback address. A machine without the address counts as free. */
export function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise(resolve => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRNOTAVAIL'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** The ports already assigned: their new owners may not listen yet. */
const given = new Set<number>();

/**
 * A free loopback port, never the same one twice. It is below the range that the kernel uses for outgoing connections, so that no
 * connection takes it before the child listens.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (given.has(port)) continue;
    given.add(port);
    if (await isPortFree(port)) return port;
  }
}

/** True if something listens on the loopback port. */
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
