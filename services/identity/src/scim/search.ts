import { SCIM_PATH } from '@aicp/contracts/inputs/provisioning';
import type { FastifyInstance } from 'fastify';
import { isValues, matchesSchema, memberOf } from '../adapters/scim/kept.ts';
import { groupFilter, isWanted, listAnswer, listQuery, shownOf, userFilter } from '../adapters/scim/query.ts';
import { groupResource, userResource } from '../adapters/scim/resources.ts';
import { ScimFault } from '../domain/scimFault.ts';
import { pageGroups } from '../store/provisionedGroups.ts';
import { pageProvisioned } from '../store/provisionedUsers.ts';
import { type Ask, type ContextOf, send } from './answer.ts';

const SEARCH = 'urn:ietf:params:scim:api:messages:2.0:SearchRequest';

/** Serves lists requested by POST (RFC 7644, 3.4.3): users, groups, or users followed by groups. */
export function serveSearch(scope: FastifyInstance, ctxOf: ContextOf): void {
  for (const [path, ofUsers, ofGroups] of [
    ['/.search', true, true],
    ['/Users/.search', true, false],
    ['/Groups/.search', false, true],
  ] as const)
    scope.post<Ask>(path, async (request, reply) => {
      const { organisationId, publicUrl } = ctxOf(request);
      const query = queryOf(request.body);
      const { filter, startIndex, count } = listQuery(query);
      const users = ofUsers ? filterBy(userFilter, filter) : null;
      const groups = ofGroups ? filterBy(groupFilter, filter) : null;
      // If neither resource has the attribute, parsing the filter throws the error that lists the known attributes.
      if (!users && !groups) (ofUsers ? userFilter : groupFilter)(filter);
      const skip = startIndex - 1;
      const found = users && (await pageProvisioned(organisationId, users, { skip, limit: count }));
      const [before, onPage] = [found?.total ?? 0, found?.users ?? []];
      const page = { skip: Math.max(0, skip - before), limit: count - onPage.length };
      const more =
        groups && (await pageGroups(organisationId, groups, { ...page, withMembers: isWanted('members', query) }));
      const base = `${publicUrl}${SCIM_PATH}`;
      const resources = [
        ...onPage.map(user => userResource(user, `${base}/Users`)),
        ...(more?.groups ?? []).map(group => groupResource(group, `${base}/Groups`)),
      ];
      const shown = resources.map(resource => shownOf(resource, query));
      return send(reply, listAnswer(shown, before + (more?.total ?? 0), startIndex));
    });
}

/** The query in a body, in the form of URL parameters. @throws ScimFault */
function queryOf(body: unknown): Record<string, unknown> {
  if (!isValues(body) || !matchesSchema(body, SEARCH))
    throw new ScimFault(400, 'invalidSyntax', `schemas must be ${SEARCH}.`);
  const names = ['filter', 'startIndex', 'count', 'attributes', 'excludedAttributes'];
  const textOf = (value: unknown) => (value === undefined || value === null ? undefined : String(value));
  return Object.fromEntries(names.map(name => [name, textOf(memberOf(body, name))]));
}

/** Null if resources of this kind lack the compared attribute. */
function filterBy<Filter>(read: (text: string) => Filter, text: string): Filter | null {
  try {
    return read(text);
  } catch (error) {
    if (error instanceof ScimFault && error.scimType === 'invalidFilter') return null;
    throw error;
  }
}
