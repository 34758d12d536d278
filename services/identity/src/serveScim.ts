import { DomainError, STATUS_OF } from '@aicp/contracts/domainError';
import type { Origin } from '@aicp/contracts/event';
import { NO_PROVISIONING_TOKEN, SCIM_PATH, SCIM_ROUTE, SCIM_TYPE } from '@aicp/contracts/inputs/provisioning';
import { REQUEST_ID_HEADER } from '@aicp/contracts/rights/actor';
import { acceptJson } from '@aicp/service/graph/acceptJson';
import type { Caller } from '@aicp/service/graph/actorToken';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { resourceTypes, schemas, serviceProviderConfig } from './adapters/scim/discovery.ts';
import {
  faultAnswer,
  groupFilter,
  isWanted,
  listAnswer,
  listQuery,
  shownOf,
  userFilter,
} from './adapters/scim/query.ts';
import {
  etagOf,
  groupFields,
  groupResource,
  patchedGroup,
  patchedUser,
  type Resource,
  userFields,
  userResource,
} from './adapters/scim/resources.ts';
import type { WorkerContext } from './context.ts';
import type { ProvisionedGroup, ProvisionedUser } from './domain/provisioned.ts';
import { noSuch, ScimFault } from './domain/scimFault.ts';
import { findGroup, pageGroups } from './store/provisionedGroups.ts';
import { findProvisioned, findProvisionedAmong, pageProvisioned } from './store/provisionedUsers.ts';
import { grantProvisioning } from './use-cases/provisioning/grantProvisioning.ts';
import { changeGroup, provisionGroup, removeGroup } from './use-cases/provisioning/provisionGroup.ts';
import {
  changeProvisioned,
  provisionUser,
  removeProvisioned,
  type ScimContext,
} from './use-cases/provisioning/provisionUser.ts';

type Options = {
  callerBy(request: FastifyRequest): Pick<Caller, 'client'>;
  contextOf(cause: { requestId: string }, origin: Origin): WorkerContext;
};
type Ask = { Params: { id: string }; Querystring: Record<string, unknown> };
type Asked = FastifyRequest<Ask>;

/** Bytes of what is said about one user; groups have many members, and the gateway bounds them. */
const LARGEST_USER = 64 * 1024;

/** What directories ask for (RFC 7644), as the gateway hands it on: whose token it is decides for which organisation. */
export function serveScim(server: FastifyInstance, { callerBy, contextOf }: Options): void {
  server.register(
    async scope => {
      acceptJson(scope, [SCIM_TYPE, 'application/json']);
      scope.setErrorHandler((error, request, reply) => answerFault(error, request, reply));
      const contexts = new WeakMap<FastifyRequest, ScimContext>();
      scope.addHook('onRequest', async request => {
        contexts.set(request, await contextFor(request));
      });
      const ctxOf = (request: FastifyRequest): ScimContext => {
        const ctx = contexts.get(request);
        if (!ctx) throw new Error('a request of a directory without its organisation');
        return ctx;
      };
      serveDiscovery(scope, ctxOf);
      serveUsers(scope, ctxOf);
      serveGroups(scope, ctxOf);
    },
    { prefix: SCIM_ROUTE },
  );

  async function contextFor(request: FastifyRequest): Promise<ScimContext> {
    const { address, agent } = callerBy(request).client;
    const requestId = String(request.headers[REQUEST_ID_HEADER] ?? request.id);
    const guest: Origin = { userId: null, organisationId: null, address, agent };
    const [scheme = '', token = ''] = (request.headers.authorization ?? '').trim().split(/\s+/);
    const isBearer = scheme.toLowerCase() === 'bearer';
    const organisationId = isBearer ? await grantProvisioning(contextOf({ requestId }, guest), token) : null;
    if (organisationId === null) throw new ScimFault(401, undefined, NO_PROVISIONING_TOKEN);
    const ctx = contextOf({ requestId }, { ...guest, organisationId, by: 'provisioning' });
    await ctx.limiter.spend('scim', `organisation ${organisationId}`);
    return { ...ctx, organisationId };
  }
}

type ContextOf = (request: FastifyRequest) => ScimContext;

function serveDiscovery(scope: FastifyInstance, ctxOf: ContextOf): void {
  const baseOf = (request: FastifyRequest) => `${ctxOf(request).publicUrl}${SCIM_PATH}`;
  scope.get<Ask>('/ServiceProviderConfig', (request, reply) => send(reply, serviceProviderConfig(baseOf(request))));
  for (const [path, listOf] of Object.entries({ ResourceTypes: resourceTypes, Schemas: schemas })) {
    scope.get<Ask>(`/${path}`, (request, reply) => {
      const list = listOf(baseOf(request));
      return send(reply, listAnswer(list, list.length, 1));
    });
    scope.get<Ask>(`/${path}/:id`, (request, reply) => {
      const found = listOf(baseOf(request)).find(({ id }) => id === request.params.id);
      if (!found) throw new ScimFault(404, undefined, 'There is nothing of this name.');
      return send(reply, found);
    });
  }
}

function serveUsers(scope: FastifyInstance, ctxOf: ContextOf): void {
  const baseOf = ({ publicUrl }: ScimContext) => `${publicUrl}${SCIM_PATH}/Users`;
  const answer = (request: Asked, reply: FastifyReply, user: ProvisionedUser) =>
    sendOne(request, reply, userResource(user, baseOf(ctxOf(request))), user.version);

  scope.get<Ask>('/Users', async (request, reply) => {
    const ctx = ctxOf(request);
    const { filter, startIndex, count } = listQuery(request.query);
    const page = { skip: startIndex - 1, limit: count };
    const { total, users } = await pageProvisioned(ctx.organisationId, userFilter(filter), page);
    const shown = users.map(user => shownOf(userResource(user, baseOf(ctx)), request.query));
    return send(reply, listAnswer(shown, total, startIndex));
  });
  scope.get<Ask>('/Users/:id', async (request, reply) => {
    const user = await findProvisioned(ctxOf(request).organisationId, { id: request.params.id });
    if (!user) throw noSuch('user');
    return answer(request, reply, user);
  });
  scope.post<Ask>('/Users', { bodyLimit: LARGEST_USER }, async (request, reply) =>
    answer(request, reply.code(201), await provisionUser(ctxOf(request), userFields(request.body))),
  );
  scope.put<Ask>('/Users/:id', { bodyLimit: LARGEST_USER }, async (request, reply) => {
    const fields = userFields(request.body);
    return answer(
      request,
      reply,
      await changeProvisioned(ctxOf(request), request.params.id, isMatch(request), () => fields),
    );
  });
  scope.patch<Ask>('/Users/:id', { bodyLimit: LARGEST_USER }, async (request, reply) => {
    const patch = (user: ProvisionedUser) => patchedUser(user, request.body);
    return answer(request, reply, await changeProvisioned(ctxOf(request), request.params.id, isMatch(request), patch));
  });
  scope.delete<Ask>('/Users/:id', async (request, reply) => {
    await removeProvisioned(ctxOf(request), request.params.id, isMatch(request));
    return reply.code(204).send();
  });
}

function serveGroups(scope: FastifyInstance, ctxOf: ContextOf): void {
  const baseOf = ({ publicUrl }: ScimContext) => `${publicUrl}${SCIM_PATH}/Groups`;
  const answer = async (request: Asked, reply: FastifyReply, group: ProvisionedGroup) => {
    const ctx = ctxOf(request);
    const names = await namesOf(ctx, [group]);
    return sendOne(request, reply, groupResource(group, names, baseOf(ctx)), group.version);
  };

  scope.get<Ask>('/Groups', async (request, reply) => {
    const ctx = ctxOf(request);
    const { filter, startIndex, count } = listQuery(request.query);
    const page = { skip: startIndex - 1, limit: count, withMembers: isWanted('members', request.query) };
    const { total, groups } = await pageGroups(ctx.organisationId, groupFilter(filter), page);
    const names = await namesOf(ctx, groups);
    const shown = groups.map(group => shownOf(groupResource(group, names, baseOf(ctx)), request.query));
    return send(reply, listAnswer(shown, total, startIndex));
  });
  scope.get<Ask>('/Groups/:id', async (request, reply) => {
    const group = await findGroup(ctxOf(request).organisationId, { id: request.params.id });
    if (!group) throw noSuch('group');
    return answer(request, reply, group);
  });
  scope.post<Ask>('/Groups', async (request, reply) =>
    answer(request, reply.code(201), await provisionGroup(ctxOf(request), groupFields(request.body))),
  );
  scope.put<Ask>('/Groups/:id', async (request, reply) => {
    const fields = groupFields(request.body);
    return answer(request, reply, await changeGroup(ctxOf(request), request.params.id, isMatch(request), () => fields));
  });
  scope.patch<Ask>('/Groups/:id', async (request, reply) => {
    const patch = (group: ProvisionedGroup) => patchedGroup(group, request.body);
    return answer(request, reply, await changeGroup(ctxOf(request), request.params.id, isMatch(request), patch));
  });
  scope.delete<Ask>('/Groups/:id', async (request, reply) => {
    await removeGroup(ctxOf(request), request.params.id, isMatch(request));
    return reply.code(204).send();
  });
}

/** What the members of these groups are called. */
async function namesOf(
  { organisationId }: ScimContext,
  groups: readonly ProvisionedGroup[],
): Promise<Map<string, string>> {
  const ids = [...new Set(groups.flatMap(({ members }) => members))];
  const users = await findProvisionedAmong(organisationId, ids);
  return new Map(users.map(({ id, displayName, userName }) => [id, displayName ?? userName]));
}

/** Whether a version is the one that the request is about; any, where it says nothing. */
function isMatch({ headers }: FastifyRequest): (version: number) => boolean {
  const wanted = headers['if-match'];
  return version => !wanted || wanted === '*' || wanted.split(',').some(each => each.trim() === etagOf(version));
}

function sendOne(request: Asked, reply: FastifyReply, resource: Resource, version: number): FastifyReply {
  const etag = etagOf(version);
  const { location } = resource.meta as { location: string };
  reply.headers({ etag, ...(reply.statusCode === 201 && { location }) });
  if (request.method === 'GET' && request.headers['if-none-match'] === etag) return reply.code(304).send();
  return send(reply, shownOf(resource, request.query));
}

function send(reply: FastifyReply, body: object): FastifyReply {
  return reply.type(SCIM_TYPE).header('cache-control', 'no-store').send(JSON.stringify(body));
}

function answerFault(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const fault = faultOf(error);
  if (!fault) {
    request.log.error({ err: error }, 'a request of a directory failed');
    throw error;
  }
  if (fault.status === 401) reply.header('www-authenticate', 'Bearer error="invalid_token"');
  if (error instanceof DomainError && error.details?.retryAfter !== undefined)
    reply.header('retry-after', String(error.details.retryAfter));
  return send(reply.code(fault.status), faultAnswer(fault));
}

function faultOf(error: unknown): ScimFault | null {
  if (error instanceof ScimFault) return error;
  if (error instanceof DomainError) return new ScimFault(STATUS_OF[error.code], undefined, error.message);
  const { statusCode, message } = error as { statusCode?: number; message: string };
  if (statusCode === undefined || statusCode >= 500) return null;
  return new ScimFault(statusCode, statusCode === 400 ? 'invalidSyntax' : undefined, message);
}
