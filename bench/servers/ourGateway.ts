import { createLogger } from '@aicp/service/process/logger';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import { fastify } from 'fastify';
import { createGraph } from '../../gateway/src/graph.ts';
import type { GraphContext } from '../../gateway/src/graphContext.ts';
import { argument, report } from './report.ts';

/** The product's graph with its limits, error mapping and data source, behind Fastify as in the product. */
const graph = createGraph(argument, { introspection: false });
await graph.start();
const logger = createLogger('bench', 'silent');
const server = fastify();
server.post(
  '/graphql',
  fastifyApolloHandler(graph, {
    context: async ({ id }): Promise<GraphContext> => ({
      actor: { kind: 'guest' },
      actorToken: () => 'canned',
      caller: id,
      requestId: id,
      logger,
      setSession: () => undefined,
      setDevice: () => undefined,
    }),
  }),
);
report(`${await server.listen({ host: '127.0.0.1', port: 0 })}/graphql`);
