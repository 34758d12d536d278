import { HEALTH_ROUTE } from '@aicp/contracts/health';
import {
  ACTOR_HEADER,
  type Actor,
  DEVICE_HEADER,
  mayAdminister,
  outsideLinkScope,
  REQUEST_ID_HEADER,
  SESSION_HEADER,
} from '@aicp/contracts/rights/actor';
import type { ServiceName } from '@aicp/contracts/serviceNames';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { type FastifyInstance, type FastifyRequest, fastify } from 'fastify';
import { type ExecutionResult, GraphQLError, type GraphQLFormattedError, parse } from 'graphql';
import { drainConnections } from '../process/drainConnections.ts';
import { healthOf } from '../process/health.ts';
import type { Logger } from '../process/logger.ts';
import { NotReady, type ServiceProcess } from '../process/serviceProcess.ts';
import type { IncomingRequest } from '../store/context.ts';
import { actorVerifier, type Caller } from './actorToken.ts';
import { formatError, formatRequestError, logBug } from './graphqlErrors.ts';
import { guardMutations } from './guardMutations.ts';
import { nameOperation } from './nameOperation.ts';
import { observeRequests } from './observeRequests.ts';
import { type Compiling, type Operation, prepareOperations } from './operations.ts';

/** A request to a subgraph: the caller, signed by the gateway, and its id. */
export type SubgraphRequest = IncomingRequest & {
  /** Asks the gateway to set the caller's session cookie, or to clear it with ''. */
  setSession(id: string): void;
  /** Asks the gateway to set the caller's device cookie. */
  setDevice(id: string): void;
};

/** Twice the size of the largest actor. */
const MAX_HEADER_BYTES = 64 * 1024;
/** The largest body that the gateway accepts (1 MiB), with room for the operation that contains it. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;

const OPERATION = {
  type: 'object',
  required: ['query'],
  properties: { query: { type: 'string' }, variables: { type: 'object' } },
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether recipients of shared links may call the route. */
    forLinks?: boolean;
  }
}

type Modules = Extract<Parameters<typeof buildSubgraphSchema>[0], unknown[]>;
type Resolvers = Extract<Modules[number], { typeDefs: unknown }>['resolvers'];

export type SubgraphOptions<Context> = {
  typeDefs: string;
  resolvers: Resolvers;
  context(request: SubgraphRequest): Context;
  /** Plain routes below /internal/, in addition to the graph and with the same check: for the gateway only. */
  routes?(server: FastifyInstance, callerBy: (request: FastifyRequest) => Caller): void;
};

/** The response, and the status that shows whether it was a valid operation. */
type Answer = {
  status: 200 | 400;
  body: { data?: ExecutionResult['data']; errors?: GraphQLFormattedError[] };
};

/** The subgraph without access checks; tests execute on it. */
export function createSubgraph<Context extends { logger: Logger; actor: Actor }>(
  options: Pick<SubgraphOptions<Context>, 'typeDefs' | 'resolvers'>,
  compiling?: Compiling,
) {
  const { Mutation = {}, ...others } = options.resolvers as Record<string, object>;
  const resolvers = { ...others, Mutation: guardMutations(Mutation) } as Resolvers;
  const schema = buildSubgraphSchema([{ typeDefs: parse(options.typeDefs), resolvers }]);
  const prepare = prepareOperations(schema, compiling);

  return async ({ query, variables = {} }: Operation, context: Context): Promise<Answer> => {
    try {
      const { run, name, kind } = prepare(query);
      nameOperation(name, kind);
      const { data, errors = [] } = await run(context, variables);
      // Without data, nothing was executed: the variables were invalid.
      if (data === undefined) return { status: 400, body: { errors: errors.map(formatRequestError) } };
      for (const error of errors) logBug(context.logger, error);
      return { status: 200, body: { data, ...(errors.length > 0 && { errors: errors.map(formatError) }) } };
    } catch (fault) {
      if (fault instanceof GraphQLError) return { status: 400, body: { errors: [formatRequestError(fault)] } };
      throw fault;
    }
  };
}

/** Serves a service's subgraph to the gateway, and refuses callers without an actor signed by the gateway. */
export async function serveSubgraph<Context extends { logger: Logger; actor: Actor }>(
  app: ServiceProcess,
  env: {
    HOST: string;
    PORT: number;
    ACTOR_PUBLIC_KEY: readonly string[];
    GIT_COMMIT?: string | undefined;
    DRAIN_SECONDS?: number;
  },
  options: SubgraphOptions<Context>,
): Promise<void> {
  // Longer than the gateway's agent keeps an idle socket; otherwise a reused one may be closed during a request.
  const server = fastify({
    keepAliveTimeout: 65_000,
    return503OnClosing: false,
    bodyLimit: MAX_BODY_BYTES,
    // The actor of a link to an audit room names up to 1,000 reports.
    http: { maxHeaderSize: MAX_HEADER_BYTES },
    requestIdHeader: REQUEST_ID_HEADER,
  });
  // Not ready until it serves, because a proxy in front sends requests from then on.
  app.checks.set('serving', () => Promise.reject(new NotReady(`${app.name} is not serving yet.`)));
  drainConnections(server, { drainMs: (env.DRAIN_SECONDS ?? 0) * 1000 });
  observeRequests(server, app.metrics);
  const execute = createSubgraph(options);
  const callerOf = actorVerifier(app.name as ServiceName, env);
  const callers = new WeakMap<object, Caller>();
  const callerBy = (request: object): Caller => {
    const caller = callers.get(request);
    if (!caller) throw new Error('the request did not come through the gateway');
    return caller;
  };

  server.addHook('onRequest', async (request, reply) => {
    const caller = callerOf(request.headers[ACTOR_HEADER]);
    if (!caller) return reply.code(401).send({ message: 'Only the gateway may call this service.' });
    // Recipients of links may not use the graph, nor plain routes without this option.
    const { forLinks = false } = request.routeOptions.config;
    if (caller.actor.kind === 'link' && !forLinks) return reply.code(403).send({ message: outsideLinkScope().message });
    callers.set(request, caller);
  });
  server.post<{ Body: Operation }>('/graphql', { schema: { body: OPERATION } }, async (request, reply) => {
    const context = options.context({
      ...callerBy(request),
      requestId: request.id,
      setSession: id => void reply.header(SESSION_HEADER, id),
      setDevice: id => void reply.header(DEVICE_HEADER, id),
    });
    const { status, body } = await execute(request.body, context);
    return reply.code(status).send(body);
  });
  server.get(HEALTH_ROUTE, async (request, reply) => {
    const may = mayAdminister(callerBy(request).actor);
    return may ? healthOf(app, env) : reply.code(403).send({ message: 'Only administrators may do this.' });
  });
  options.routes?.(server, callerBy);
  await server.listen({ host: env.HOST, port: env.PORT });
  app.checks.delete('serving');
  app.onStop(() => server.close());
  app.logger.info({ port: env.PORT }, 'serving');
}
