import { DomainError } from '@aicp/contracts/domainError';
import { ACTOR_HEADER, DEVICE_HEADER, REQUEST_ID_HEADER, SESSION_HEADER } from '@aicp/contracts/rights/actor';
import type { ServiceName } from '@aicp/contracts/serviceNames';
import { type GraphQLDataSource, type GraphQLDataSourceProcessOptions, RemoteGraphQLDataSource } from '@apollo/gateway';
import type { GraphContext } from './graphContext.ts';
import { keepAliveFetcher } from './keepAliveFetcher.ts';

type Options = GraphQLDataSourceProcessOptions<GraphContext>;
type Said = ReturnType<RemoteGraphQLDataSource['process']>;

const SUBGRAPH_TIMEOUT_MS = 10_000;
/** Statuses of a closing server, or of a proxy in front of one. */
const AWAY = [502, 503, 504];

/**
 * Calls a subgraph for a caller. Passes on the caller's identity, and copies a session that it grants or ends back to the cookie.
 * Apollo's own sender creates a `Request` and copies headers three times per call. That takes as long as everything else in a short call.
 */
class Subgraph extends RemoteGraphQLDataSource<GraphContext> {
  readonly #service: ServiceName;
  readonly #send: ReturnType<typeof keepAliveFetcher>;

  constructor(service: ServiceName, url: string, send: ReturnType<typeof keepAliveFetcher>) {
    super({ url });
    this.#service = service;
    this.#send = send;
  }

  override async process({ request: { query, variables }, context }: Options): Said {
    const { actorToken, requestId, setSession, setDevice } = context as GraphContext;
    const { ok, status, headers, json } = await this.#send(this.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [ACTOR_HEADER]: actorToken(this.#service),
        [REQUEST_ID_HEADER]: requestId,
      },
      body: JSON.stringify({ query, variables }),
    });
    // A subgraph's own message, including its address, is not for the caller.
    if (AWAY.includes(status)) throw new DomainError('UNAVAILABLE', 'The service is restarting. Please try again.');
    if (!ok) throw new Error(`${this.url} answered ${status}`);
    const session = headers[SESSION_HEADER];
    if (typeof session === 'string') setSession(session);
    const device = headers[DEVICE_HEADER];
    if (typeof device === 'string' && device) setDevice(device);
    return json() as Awaited<Said>;
  }
}

/**
 * Creates the data source of each subgraph.
 * @param urls the subgraphs' addresses by name
 */
export function subgraphs(urls: Record<string, string>): (subgraph: { name: string }) => GraphQLDataSource {
  const send = keepAliveFetcher(SUBGRAPH_TIMEOUT_MS);
  return ({ name }) => new Subgraph(name as ServiceName, urls[name] ?? '', send);
}
