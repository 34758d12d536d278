import type { UserActor } from '@aicp/contracts/rights/actor';
import type { ExportSection } from '@aicp/service/store/exportPage';
import { flagsAfter, listAnnotations, notesAfter } from './annotations.ts';
import { assessmentsAfter } from './assessments.ts';
import { importsAfter } from './imports.ts';
import { changesAfter } from './lawChanges.ts';
import { dutiesAfter } from './organisationDuties.ts';
import { ownFieldsAfter } from './ownFields.ts';
import { answersAfter, listResponses } from './responses.ts';
import { requestsAfter } from './supplierRequests.ts';
import { systemFactsAfter } from './systemFacts.ts';
import { systemsAfter } from './systems.ts';

/**
 * This service's data for export: owners get all of the organisation's, with answers, notes and flags in their assessments; other members
 * their own answers, notes, flags and answered duties.
 */
export function exportSections(user: Pick<UserActor, 'userId' | 'organisationId' | 'role'>): ExportSection[] {
  if (user.role !== 'owner')
    return [
      { collection: 'answers', read: (after, limit) => answersAfter(user, after, limit) },
      { collection: 'notes', read: (after, limit) => notesAfter(user, after, limit) },
      { collection: 'flags', read: (after, limit) => flagsAfter(user, after, limit) },
      {
        collection: 'organisationDuties',
        read: after => dutiesAfter({ organisationId: user.organisationId, answeredBy: user.userId }, after),
      },
    ];
  const { organisationId } = user;
  return [
    { collection: 'systems', read: (after, limit) => systemsAfter(organisationId, after, limit) },
    { collection: 'systemFacts', read: (after, limit) => systemFactsAfter(organisationId, after, limit) },
    { collection: 'ownFields', read: after => ownFieldsAfter(organisationId, after) },
    { collection: 'organisationDuties', read: after => dutiesAfter({ organisationId }, after) },
    {
      collection: 'supplierRequests',
      pageSize: 20,
      read: (after, limit) => requestsAfter(organisationId, after, limit),
    },
    { collection: 'imports', pageSize: 20, read: (after, limit) => importsAfter(organisationId, after, limit) },
    { collection: 'lawChanges', read: (after, limit) => changesAfter(organisationId, after, limit) },
    {
      collection: 'assessments',
      pageSize: 50,
      async read(after, limit) {
        const assessments = await assessmentsAfter(organisationId, after, limit);
        const ids = assessments.map(({ id }) => id);
        const [responses, annotations] = await Promise.all([listResponses(ids), listAnnotations(ids)]);
        return assessments.map((assessment, index) => ({
          ...assessment,
          responses: responses[index] ?? [],
          annotations: annotations[index] ?? [],
        }));
      },
    },
  ];
}
