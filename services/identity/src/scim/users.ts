import { SCIM_PATH } from '@aicp/contracts/inputs/provisioning';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { listAnswer, listQuery, shownOf, userFilter } from '../adapters/scim/query.ts';
import { patchedUser, putUser, userFields, userResource } from '../adapters/scim/resources.ts';
import type { ProvisionedUser } from '../domain/provisioned.ts';
import { noSuch } from '../domain/scimFault.ts';
import { findProvisioned, pageProvisioned } from '../store/provisionedUsers.ts';
import {
  changeProvisioned,
  provisionUser,
  removeProvisioned,
  type ScimContext,
} from '../use-cases/provisioning/provisionUser.ts';
import { recordIgnoredAttributes } from '../use-cases/provisioning/recordIgnoredAttributes.ts';
import { type Ask, type Asked, type ContextOf, send, sendOne, versionMatcher } from './answer.ts';

/** The most bytes of a request about one user; groups can have many members, and the gateway limits them. */
const MAX_USER_BYTES = 64 * 1024;

export function serveUsers(scope: FastifyInstance, ctxOf: ContextOf): void {
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
  scope.post<Ask>('/Users', { bodyLimit: MAX_USER_BYTES }, async (request, reply) => {
    const ignored = new Set<string>();
    const user = await provisionUser(ctxOf(request), userFields(request.body, ignored));
    await recordIgnoredAttributes(ctxOf(request), ignored);
    return answer(request, reply.code(201), user);
  });
  for (const [method, changed] of Object.entries({ PUT: putUser, PATCH: patchedUser }))
    scope.route<Ask>({
      method,
      url: '/Users/:id',
      bodyLimit: MAX_USER_BYTES,
      async handler(request, reply) {
        const [ctx, ignored] = [ctxOf(request), new Set<string>()];
        const change = (before: ProvisionedUser) => changed(before, request.body, ignored);
        const user = await changeProvisioned(ctx, request.params.id, versionMatcher(request), change);
        await recordIgnoredAttributes(ctx, ignored);
        return answer(request, reply, user);
      },
    });
  scope.delete<Ask>('/Users/:id', async (request, reply) => {
    await removeProvisioned(ctxOf(request), request.params.id, versionMatcher(request));
    return reply.code(204).send();
  });
}
