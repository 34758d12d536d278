import { SCIM_PATH } from '@aicp/contracts/inputs/provisioning';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { groupFilter, isWanted, listAnswer, listQuery, shownOf } from '../adapters/scim/query.ts';
import { groupFields, groupResource, patchedGroup, putGroup } from '../adapters/scim/resources.ts';
import type { ProvisionedGroup } from '../domain/provisioned.ts';
import { noSuch } from '../domain/scimFault.ts';
import { findGroup, pageGroups } from '../store/provisionedGroups.ts';
import { changeGroup, provisionGroup, removeGroup } from '../use-cases/provisioning/provisionGroup.ts';
import type { ScimContext } from '../use-cases/provisioning/provisionUser.ts';
import { recordIgnoredAttributes } from '../use-cases/provisioning/recordIgnoredAttributes.ts';
import { type Ask, type Asked, type ContextOf, send, sendOne, versionMatcher } from './answer.ts';

export function serveGroups(scope: FastifyInstance, ctxOf: ContextOf): void {
  const baseOf = ({ publicUrl }: ScimContext) => `${publicUrl}${SCIM_PATH}/Groups`;
  const answer = (request: Asked, reply: FastifyReply, group: ProvisionedGroup) =>
    sendOne(request, reply, groupResource(group, baseOf(ctxOf(request))), group.version);

  scope.get<Ask>('/Groups', async (request, reply) => {
    const ctx = ctxOf(request);
    const { filter, startIndex, count } = listQuery(request.query);
    const page = { skip: startIndex - 1, limit: count, withMembers: isWanted('members', request.query) };
    const { total, groups } = await pageGroups(ctx.organisationId, groupFilter(filter), page);
    const shown = groups.map(group => shownOf(groupResource(group, baseOf(ctx)), request.query));
    return send(reply, listAnswer(shown, total, startIndex));
  });
  scope.get<Ask>('/Groups/:id', async (request, reply) => {
    const group = await findGroup(ctxOf(request).organisationId, { id: request.params.id });
    if (!group) throw noSuch('group');
    return answer(request, reply, group);
  });
  scope.post<Ask>('/Groups', async (request, reply) => {
    const ignored = new Set<string>();
    const group = await provisionGroup(ctxOf(request), groupFields(request.body, ignored));
    await recordIgnoredAttributes(ctxOf(request), ignored);
    return answer(request, reply.code(201), group);
  });
  for (const [method, changed] of Object.entries({ PUT: putGroup, PATCH: patchedGroup }))
    scope.route<Ask>({
      method,
      url: '/Groups/:id',
      async handler(request, reply) {
        const [ctx, ignored] = [ctxOf(request), new Set<string>()];
        const change = (before: ProvisionedGroup) => changed(before, request.body, ignored);
        const group = await changeGroup(ctx, request.params.id, versionMatcher(request), change);
        await recordIgnoredAttributes(ctx, ignored);
        return answer(request, reply, group);
      },
    });
  scope.delete<Ask>('/Groups/:id', async (request, reply) => {
    await removeGroup(ctxOf(request), request.params.id, versionMatcher(request));
    return reply.code(204).send();
  });
}
