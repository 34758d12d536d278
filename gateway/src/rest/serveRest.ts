import { DomainError } from '@aicp/contracts/domainError';
import { requireRight, requireWrite, signedIn, signedInPersonally } from '@aicp/contracts/rights/actor';
import { RIGHT_OF } from '@aicp/contracts/rights/operationRights';
import type { Right } from '@aicp/contracts/rights/rights';
import type { ApolloServer } from '@apollo/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parse } from 'graphql';
import type { z } from 'zod';
import type { GraphContext } from '../graphContext.ts';
import { isErrorCode } from '../graphErrors.ts';
import type { SessionActors } from '../session.ts';
import { accountRoutes } from './account.ts';
import { actionRoutes } from './actions.ts';
import { adminRoutes } from './admin.ts';
import { failures, securityOf, unchanged } from './answers.ts';
import { billingRoutes } from './billing.ts';
import { cacheFor, type KeptAnswer, keptAnswer, sendCached } from './cacheFor.ts';
import { calendarRoutes } from './calendar.ts';
import { documentsRoutes } from './documents.ts';
import { evidenceRoutes } from './evidence.ts';
import { serveExport } from './export.ts';
import { identityRoutes } from './identity.ts';
import { lawChangeRoutes } from './lawChanges.ts';
import { linkRoutes } from './links.ts';
import { notificationRoutes } from './notifications.ts';
import { describedOnly } from './openapi.ts';
import { organisationRoutes } from './organisation.ts';
import { organisationDutyRoutes } from './organisationDuties.ts';
import { serveOrganisationExport } from './organisationExport.ts';
import { ownFieldRoutes } from './ownFields.ts';
import { passkeyRoutes } from './passkeys.ts';
import { policyRoutes } from './policies.ts';
import { profileRoutes } from './profile.ts';
import { reportingRoutes } from './reporting.ts';
import type { RestRoute, ValidatedRequest } from './route.ts';
import { asksForFile, jsonOrFile, sendFile } from './routeFiles.ts';
import { systemFactsRoutes } from './systemFacts.ts';
import { systemsAssessmentRoutes } from './systemsAssessment.ts';

type ContextOf = (request: FastifyRequest) => GraphContext;

export const routes = [
  ...identityRoutes,
  ...profileRoutes,
  ...accountRoutes,
  ...passkeyRoutes,
  ...organisationRoutes,
  ...organisationDutyRoutes,
  ...policyRoutes,
  ...ownFieldRoutes,
  ...linkRoutes,
  ...calendarRoutes,
  ...notificationRoutes,
  ...systemsAssessmentRoutes,
  ...systemFactsRoutes,
  ...lawChangeRoutes,
  ...reportingRoutes,
  ...actionRoutes,
  ...billingRoutes,
  ...documentsRoutes,
  ...evidenceRoutes,
  ...adminRoutes,
];

/** Serves the REST routes. Each route runs its operation in this process, on the graph that also serves GraphQL. */
export function serveRest(
  server: FastifyInstance,
  graph: ApolloServer<GraphContext>,
  contextOf: ContextOf,
  sessions: SessionActors,
  urls: Record<string, string>,
): void {
  for (const definition of routes) serveRoute(server, graph, contextOf, definition, urls);
  serveExport(server, graph, contextOf, sessions);
  serveOrganisationExport(server, graph, contextOf, sessions);
}

function serveRoute(
  server: FastifyInstance,
  graph: ApolloServer<GraphContext>,
  contextOf: ContextOf,
  definition: RestRoute,
  urls: Record<string, string>,
) {
  const {
    method,
    url,
    summary,
    tag,
    open = false,
    personal = false,
    status = 200,
    params,
    querystring,
    body,
    answer,
    files,
    keepMs = 0,
  } = definition;
  const kept = cacheFor<KeptAnswer>(keepMs);
  const right = rightFor(definition.operation);
  const schema = {
    summary,
    tags: [tag],
    security: securityOf({ open, personal }),
    ...(params ? { params } : {}),
    ...(querystring ? { querystring } : {}),
    ...(body ? { body } : {}),
    response: {
      [status]: answer,
      ...(definition.isRepeated && { 200: answer }),
      ...(keepMs > 0 && unchanged),
      ...failures,
    },
  };
  server.route({
    method,
    url,
    schema,
    ...(files && {
      config: describedOnly({ ...schema, response: { 200: jsonOrFile(answer, files), ...unchanged, ...failures } }),
    }),
    // A caller without the right gets that answer first, whatever else is wrong.
    preParsing: async request => {
      const { actor } = contextOf(request);
      if (!open) (personal ? signedInPersonally : signedIn)(actor);
      if (method !== 'GET') requireWrite(actor);
      if (right) requireRight(actor, right);
    },
    handler: async (request, reply) => {
      const validated = request as unknown as ValidatedRequest<z.output<z.ZodType>>;
      const { first } = definition;
      const prepared = first?.isNeeded(validated)
        ? await execute(graph, first.operation, first.variables(validated), contextOf(request))
        : undefined;
      const variables =
        definition.variables?.(validated, prepared as ({ id: string } & Record<string, unknown>) | undefined) ?? {};
      if (files && asksForFile(request)) {
        const root = await execute(graph, files.operation, variables, contextOf(request), definition.partial);
        return sendFile(request, reply, files, contextOf(request), urls, root);
      }
      const ask = definition.pagesUpTo === undefined ? untilDone : allPages;
      const make = async () => {
        const root = await ask(graph, definition, variables, contextOf(request));
        if (definition.isRepeated?.(root)) reply.code(200);
        else reply.code(status);
        return answer.parse(root);
      };
      if (keepMs === 0) return reply.send(await make());
      const found = await kept(JSON.stringify(variables), async () => keptAnswer(await make()));
      return sendCached(request, reply, found, keepMs);
    },
  });
}

/** The right of an operation's mutation; its service checks it again. */
function rightFor(operation: string): Right | null {
  for (const definition of parse(operation).definitions) {
    if (definition.kind !== 'OperationDefinition' || definition.operation !== 'mutation') continue;
    const [field] = definition.selectionSet.selections;
    return (field?.kind === 'Field' && RIGHT_OF[field.name.value]) || null;
  }
  return null;
}

async function untilDone(
  graph: ApolloServer<GraphContext>,
  { operation, again, partial }: RestRoute,
  variables: Record<string, unknown>,
  context: GraphContext,
): Promise<unknown> {
  const deadline = Date.now() + (again?.forMs ?? 0);
  let root = await execute(graph, operation, variables, context, partial);
  while (again?.isPending(root)) {
    if (Date.now() > deadline) throw new DomainError('UNAVAILABLE', again.message);
    root = await execute(graph, again.operation, { id: (root as { id: unknown }).id }, context);
  }
  return root;
}

async function allPages(
  graph: ApolloServer<GraphContext>,
  { operation, pagesUpTo = 0, pageSize = 0, partial }: RestRoute,
  variables: Record<string, unknown>,
  context: GraphContext,
): Promise<unknown[]> {
  const items: unknown[] = [];
  let after: unknown = null;
  do {
    const page = await execute(graph, operation, { ...variables, after }, context, partial);
    const { items: more, next } = pageSize > 0 ? pageOfList(page as { id: unknown }[], pageSize) : (page as Page);
    items.push(...more);
    after = next;
  } while (after !== null && items.length < pagesUpTo);
  return items.slice(0, pagesUpTo);
}

type Page = { items: unknown[]; next: unknown };

const pageOfList = (items: { id: unknown }[], pageSize: number): Page => ({
  items,
  next: items.length < pageSize ? null : items.at(-1)?.id,
});

/**
 * The operation's root field.
 * @throws DomainError from the graph
 */
export async function execute(
  graph: ApolloServer<GraphContext>,
  operation: RestRoute['operation'],
  variables: Record<string, unknown>,
  contextValue: GraphContext,
  partial?: RestRoute['partial'],
): Promise<unknown> {
  const { body } = await graph.executeOperation({ query: operation, variables }, { contextValue });
  if (body.kind !== 'single') throw new Error('an operation of ours cannot be incremental');
  const { data, errors } = body.singleResult;
  const [root] = Object.values(data ?? {});
  if (root && (partial === true || partial?.(root))) return root;
  const [error] = errors ?? [];
  if (error && isErrorCode(error.extensions?.code))
    throw new DomainError(error.extensions.code, error.message, error.extensions);
  if (error) throw new Error(error.message);
  if (root === null || root === undefined) throw new DomainError('NOT_FOUND', 'Not found.');
  return root;
}
