import { SCIM_PATH } from '@aicp/contracts/inputs/provisioning';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { groupFilter, isWanted, listAnswer, listQuery, shownOf } from '../adapters/scim/query.ts';
import { groupFields, groupResource, patchedGroup } from '../adapters/scim/resources.ts';
import type { ProvisionedGroup } from '../domain/provisioned.ts';
import { noSuch } from '../domain/scimFault.ts';
import { findGroup, pageGroups } from '../store/provisionedGroups.ts';
import { findProvisionedAmong } from '../store/provisionedUsers.ts';
import { changeGroup, provisionGroup, removeGroup } from '../use-cases/provisioning/provisionGroup.ts';
import type { ScimContext } from '../use-cases/provisioning/provisionUser.ts';
import { type Ask, type Asked, type ContextOf, isMatch, send, sendOne } from './answer.ts';

export function serveGroups(scope: FastifyInstance, ctxOf: ContextOf): void {
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
