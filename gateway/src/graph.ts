import { readFileSync } from 'node:fs';
import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphContext } from './graphContext.ts';
import { formatError, maskBugs } from './graphErrors.ts';
import { guardOperations } from './guardOperations.ts';
import { limits } from './limits.ts';
import { nameOperations } from './nameOperations.ts';
import { gatewayOn } from './plan/supergraph.ts';
import { requireOperation } from './requireOperation.ts';
import { subgraphs } from './subgraphs.ts';

/**
 * The federated graph over the committed supergraph: nothing is composed or introspected here, so it starts with no
 * subgraph up.
 * @param urls the subgraphs' addresses by name
 */
export function createGraph(urls: Record<string, string>, { introspection }: { introspection: boolean }) {
  const supergraph = readFileSync(new URL('../supergraph.graphql', import.meta.url), 'utf8');
  return new ApolloServer<GraphContext>({
    ...limits,
    gateway: gatewayOn(supergraph, subgraphs(urls)),
    introspection,
    hideSchemaDetailsFromClientErrors: !introspection,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    formatError,
    plugins: [
      nameOperations(),
      maskBugs(),
      requireOperation(),
      guardOperations(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
    ],
  });
}
