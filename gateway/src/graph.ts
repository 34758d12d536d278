import { readFileSync } from 'node:fs';
import { ACTOR_HEADER, DEVICE_HEADER, REQUEST_ID_HEADER, SESSION_HEADER } from '@aicp/contracts/actor';
import { DomainError } from '@aicp/contracts/domainError';
import type { ServiceName } from '@aicp/contracts/serviceNames';
import { nameOperations } from '@aicp/service/graph/nameOperations';
import { ApolloGateway, type GraphQLDataSourceProcessOptions, RemoteGraphQLDataSource } from '@apollo/gateway';
import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { GraphQLError } from 'graphql';
import type { GraphContext } from './graphContext.ts';
import { formatError, maskBugs } from './graphErrors.ts';
import { guardOperations } from './guardOperations.ts';
import { keepAliveFetcher } from './keepAliveFetcher.ts';
import { limits } from './limits.ts';
import { requireOperation } from './requireOperation.ts';

const SUBGRAPH_TIMEOUT_MS = 10_000;
/** What a closing server, or a proxy in front of one, answers. */
const AWAY = [502, 503, 504];

/** Carries who is asking to a subgraph, and a session that it grants or ends back to the cookie. */
function dataSource(
  name: ServiceName,
  url: string,
  fetcher: RemoteGraphQLDataSource['fetcher'],
): RemoteGraphQLDataSource<GraphContext> {
  return new RemoteGraphQLDataSource<GraphContext>({
    url,
    fetcher,
    honorSubgraphCacheControlHeader: false,
    willSendRequest({ request, context }: GraphQLDataSourceProcessOptions<GraphContext>) {
      request.http?.headers.set(ACTOR_HEADER, context.actorToken?.(name) ?? '');
      request.http?.headers.set(REQUEST_ID_HEADER, context.requestId ?? '');
    },
    // What a subgraph says about itself, its address included, is not for the caller.
    async errorFromResponse({ status }) {
      if (AWAY.includes(status)) throw new DomainError('UNAVAILABLE', 'The service is restarting. Please try again.');
      return new GraphQLError(`${url} answered ${status}`);
    },
    didReceiveResponse({ response, context }) {
      const session = response.http?.headers.get(SESSION_HEADER);
      if (session !== null && session !== undefined) context.setSession(session);
      const device = response.http?.headers.get(DEVICE_HEADER);
      if (device) context.setDevice(device);
      return response;
    },
  });
}

/**
 * The federated graph over the committed supergraph: nothing is composed or introspected here, so it starts with no
 * subgraph up.
 * @param urls the subgraphs' addresses by name
 */
export function createGraph(urls: Record<string, string>, { introspection }: { introspection: boolean }) {
  const fetcher = keepAliveFetcher(SUBGRAPH_TIMEOUT_MS);
  const gateway = new ApolloGateway({
    supergraphSdl: readFileSync(new URL('../supergraph.graphql', import.meta.url), 'utf8'),
    buildService: ({ name }) => dataSource(name as ServiceName, urls[name] ?? '', fetcher),
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
