import type { UserActor } from '@aicp/contracts/actor';
import type { ExportSection } from '@aicp/service/store/exportPage';
import { assessmentsAfter } from './assessments.ts';
import { answersAfter, listResponses } from './responses.ts';
import { systemsAfter } from './systems.ts';

/**
 * What this service keeps that a person may take away: an owner everything of the organisation, where the answers stand with their
 * assessments; anybody else the answers that they gave.
 */
export function exportSections(user: Pick<UserActor, 'userId' | 'organisationId' | 'role'>): ExportSection[] {
  if (user.role !== 'owner')
    return [{ collection: 'answers', read: (after, limit) => answersAfter(user, after, limit) }];
  const { organisationId } = user;
  return [
    { collection: 'systems', read: (after, limit) => systemsAfter(organisationId, after, limit) },
    {
      collection: 'assessments',
      pageSize: 50,
      async read(after, limit) {
        const assessments = await assessmentsAfter(organisationId, after, limit);
        const responses = await listResponses(assessments.map(({ id }) => id));
        return assessments.map((assessment, index) => ({ ...assessment, responses: responses[index] ?? [] }));
      },
    },
  ];
}
