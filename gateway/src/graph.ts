import { readFileSync } from 'node:fs';
import { ApolloGateway } from '@apollo/gateway';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache';
import './apollo/env.ts';
import { nameOperation } from '@aicp/service/graph/nameOperation';
import { isTracing } from '@aicp/service/tracing/tracing';
import { GraphQLError } from 'graphql';
import type { GraphContext } from './graphContext.ts';
import { formatError, maskBugs } from './graphErrors.ts';
import { guardOperations } from './guardOperations.ts';
import { limits } from './limits.ts';
import { subgraphs } from './subgraphs.ts';

/**
 * The maximum number of cached query plans, in addition to Apollo's own limit of 30 MiB of JSON. The smallest plans count twenty bytes
 * towards that limit, but take a few hundred in memory.
 */
const MAX_PLANS = 2_000;

/**
 * The federated graph from the committed supergraph. Nothing is composed or introspected, so it starts without any subgraph.
 * @param urls the subgraphs' addresses by name
 */
export function createGraph(urls: Record<string, string>, { introspection }: { introspection: boolean }) {
  const gateway = new ApolloGateway({
    supergraphSdl: readFileSync(new URL('../supergraph.graphql', import.meta.url), 'utf8'),
    buildService: subgraphs(urls),
    queryPlannerConfig: { cache: new InMemoryLRUCache({ max: MAX_PLANS }) },
    // Checked during composition.
    validateSupergraph: false,
    // Otherwise any caller that sends a header gets query plans, unless NODE_ENV is 'production'.
    __exposeQueryPlanExperimental: false,
  });
  return new ApolloServer<GraphContext>({
    ...limits,
    gateway,
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

/** Names the operation in the trace. */
function nameOperations(): ApolloServerPlugin {
  return {
    async requestDidStart() {
      if (!isTracing()) return;
      return {
        async didResolveOperation({ operationName, operation }) {
          nameOperation(operationName ?? '', operation?.operation ?? '');
        },
      };
    },
  };
}

/** Refuses a document without the requested operation. Apollo leaves that to the gateway, which calls it a bug. */
function requireOperation(): ApolloServerPlugin {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ operation }) {
          if (operation && operation.operation !== 'subscription') return;
          const sentence = operation
            ? 'GraphQL subscriptions are not supported.'
            : 'Please select one operation of the document with operationName.';
          throw new GraphQLError(sentence, { extensions: { code: 'INVALID', http: { status: 400 } } });
        },
      };
    },
  };
}
