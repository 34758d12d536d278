import { readFileSync } from 'node:fs';
import { ApolloGateway, RemoteGraphQLDataSource } from '@apollo/gateway';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { argument, report } from './report.ts';

/** Apollo's gateway as its documentation sets it up, with its own fetcher; only the addresses differ. */
const gateway = new ApolloGateway({
  supergraphSdl: readFileSync(new URL('../../gateway/supergraph.graphql', import.meta.url), 'utf8'),
  buildService: ({ name }) => new RemoteGraphQLDataSource({ url: argument[name] }),
});
const { url } = await startStandaloneServer(new ApolloServer({ gateway }), { listen: { host: '127.0.0.1', port: 0 } });
report(url);
