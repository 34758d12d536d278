import type { Origin } from '@aicp/contracts/event';
import { NO_PROVISIONING_TOKEN, SCIM_PATH, SCIM_ROUTE, SCIM_TYPE } from '@aicp/contracts/inputs/provisioning';
import { REQUEST_ID_HEADER } from '@aicp/contracts/rights/actor';
import { acceptJson } from '@aicp/service/graph/acceptJson';
import type { Caller } from '@aicp/service/graph/actorToken';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { resourceTypes, schemas, serviceProviderConfig } from '../adapters/scim/discovery.ts';
import { listAnswer } from '../adapters/scim/query.ts';
import type { WorkerContext } from '../context.ts';
import { ScimFault } from '../domain/scimFault.ts';
import { grantProvisioning } from '../use-cases/provisioning/grantProvisioning.ts';
import type { ScimContext } from '../use-cases/provisioning/provisionUser.ts';
import { type Ask, answerFault, type ContextOf, send } from './answer.ts';
import { serveGroups } from './groups.ts';
import { serveSearch } from './search.ts';
import { serveUsers } from './users.ts';

type Options = {
  callerBy(request: FastifyRequest): Pick<Caller, 'client'>;
  contextOf(cause: { requestId: string }, origin: Origin): WorkerContext;
};

/** Serves the requests of directories (RFC 7644) forwarded by the gateway. The token determines the organisation. */
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
        if (!ctx) throw new Error('directory request without an organisation');
        return ctx;
      };
      serveDiscovery(scope, ctxOf);
      serveUsers(scope, ctxOf);
      serveGroups(scope, ctxOf);
      serveSearch(scope, ctxOf);
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
      if (!found) throw new ScimFault(404, undefined, 'No resource with this name exists.');
      return send(reply, found);
    });
  }
}
