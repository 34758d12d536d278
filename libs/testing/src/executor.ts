import type { Actor, Client, UserActor } from '@aicp/contracts/rights/actor';
import type { Role } from '@aicp/contracts/rights/rights';
import { readSchema } from '@aicp/service/graph/readSchema';
import { createSubgraph, type SubgraphOptions, type SubgraphRequest } from '@aicp/service/graph/subgraph';
import type { Logger } from '@aicp/service/process/logger';
import { askedBy } from './foreignRows.ts';

export const guest: Actor = { kind: 'guest' };

/** The default origin of tests' requests. */
export const localClient: Client = { address: '127.0.0.1', agent: 'a test' };

/** A user in their own organisation. Its id differs from the user's, so that a mix-up shows. */
export function user(userId: number, role: Role = 'owner', organisationId = organisationOf(userId)): UserActor {
  return {
    kind: 'user',
    userId,
    organisationId,
    role,
    isAdmin: false,
    session: `session-${userId}`,
    access: 'session',
    provedAt: Date.now(),
  };
}

/** The distance between the ids of users and of their organisations. */
const APART = 1_000_000;

/** The organisation of a user without colleagues, in tests. */
export function organisationOf(userId: number): number {
  return userId + APART;
}

/** A caller's response: the data, and each error as clients see it. */
export type Answer = {
  data: Record<string, unknown> | null;
  errors: { code: unknown; message: string }[];
};

/**
 * The single root field of an operation.
 * @throws if the operation has errors
 */
export async function root<Fields>(answer: Promise<Answer>): Promise<Fields> {
  const { data, errors } = await answer;
  if (errors.length > 0) throw new Error(errors.map(({ code, message }) => `${code}: ${message}`).join('\n'));
  return Object.values(data ?? {})[0] as Fields;
}

type Executor = ((actor: Actor, query: string, variables?: Record<string, unknown>) => Promise<Answer>) & {
  /** The session cookies requested by the last operations. */
  sessions: string[];
  /** The device cookies requested by the last operations. */
  devices: string[];
  /** The extensions of the last operation's errors. */
  extensions: Record<string, unknown>[];
  /** The origin of the next operations. */
  client: Client;
};

type Subgraph = ReturnType<typeof createSubgraph<never>>;
/** Cached by resolvers: building a schema takes as long as several tests, and a service's test files share their modules. */
const built = new Map<unknown, { address: string; subgraph: Subgraph }>();

function subgraphOf<Context extends { logger: Logger; actor: Actor }>(
  schema: URL,
  resolvers: SubgraphOptions<Context>['resolvers'],
) {
  const known = built.get(resolvers);
  if (known?.address === schema.href) return known.subgraph as ReturnType<typeof createSubgraph<Context>>;
  const subgraph = createSubgraph<Context>({ typeDefs: readSchema(schema), resolvers }, { compileAtOnce: true });
  built.set(resolvers, { address: schema.href, subgraph: subgraph as Subgraph });
  return subgraph;
}

/**
 * Runs operations on a service's real subgraph as the gateway would, `_entities` included.
 * @param schema the address of schema.graphql
 */
export function executor<Context extends { logger: Logger; actor: Actor }>(
  schema: URL,
  resolvers: SubgraphOptions<Context>['resolvers'],
  contextOf: (request: SubgraphRequest) => Context,
): Executor {
  const executeOn = subgraphOf<Context>(schema, resolvers);
  const sessions: string[] = [];
  const devices: string[] = [];
  const extensions: Record<string, unknown>[] = [];
  const execute = async (actor: Actor, query: string, variables: Record<string, unknown> = {}): Promise<Answer> => {
    const contextValue = contextOf({
      actor,
      client: executed.client,
      requestId: 'test-request',
      setSession: id => void sessions.push(id),
      setDevice: id => void devices.push(id),
    });
    const sent = JSON.parse(JSON.stringify({ query, variables }));
    const { body } = await askedBy(actor, async () => executeOn(sent, contextValue));
    const { data = null, errors = [] } = JSON.parse(JSON.stringify(body));
    extensions.splice(
      0,
      extensions.length,
      ...errors.map((error: { extensions?: object }) => ({ ...error.extensions })),
    );
    return {
      data,
      errors: errors.map((error: { message: string; extensions?: { code?: unknown } }) => ({
        code: error.extensions?.code,
        message: error.message,
      })),
    };
  };
  const executed = Object.assign(execute, { sessions, devices, extensions, client: localClient });
  return executed;
}
