import { DomainError } from '@aicp/contracts/domainError';
import type { ApolloServer } from '@apollo/server';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { GraphContext } from './graphContext.ts';
import { pipe } from './pipe.ts';
import { acceptBytes } from './rest/streams.ts';

const BELOW = '/simulator/';

/**
 * Serves the pages and scripts of the embedded default's payment simulator, which must come from this origin. No session is sent there: the
 * simulator is not part of the product. While payments are real it does not exist.
 * @param askMode asked with each request, so that a change counts at once; while billing is unavailable its last answer counts, as a card
 * can be charged at a real provider without us
 */
export function serveSimulator(
  server: FastifyInstance,
  simulatorUrl: string | undefined,
  askMode: (requestId: string) => Promise<boolean>,
): void {
  if (!simulatorUrl) return;
  server.register(async scope => {
    acceptBytes(scope);
    let isSandbox = true;
    scope.addHook('onRequest', async (request, reply) => {
      isSandbox = await askMode(request.id).catch(() => isSandbox);
      if (!isSandbox) return reply.callNotFound();
    });
    scope.all(`${BELOW}*`, { schema: { hide: true } }, async (request, reply) => {
      const to = new URL(request.raw.url ?? '/', simulatorUrl);
      // No other address of the simulator is reachable, however it is spelt.
      if (!to.pathname.startsWith(BELOW) || to.origin !== new URL(simulatorUrl).origin) return reply.callNotFound();
      return pipe(request, reply, {
        to,
        headers: { 'x-request-id': request.id },
        keep: ['accept'],
        maxBytes: 1024 * 1024,
        timeoutMs: 30_000,
      });
    });
  });
}

const Answer = z.object({ stripeConfig: z.object({ sandboxMode: z.boolean() }) });

/**
 * Whether payments are in sandbox mode.
 * @throws DomainError UNAVAILABLE if billing does not answer
 */
export async function inSandboxMode(graph: ApolloServer<GraphContext>, contextValue: GraphContext): Promise<boolean> {
  const query = 'query SandboxMode { stripeConfig { sandboxMode } }';
  const { body } = await graph.executeOperation({ query }, { contextValue });
  const { data } = Answer.safeParse(body.kind === 'single' ? body.singleResult.data : undefined);
  if (!data) throw new DomainError('UNAVAILABLE', 'Payments are not available at the moment. Please try again.');
  return data.stripeConfig.sandboxMode;
}
