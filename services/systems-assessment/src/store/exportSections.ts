import type { UserActor } from '@aicp/contracts/rights/actor';
import type { ExportSection } from '@aicp/service/store/exportPage';
import { listAnnotations, pageFlags, pageNotes } from './annotations.ts';
import { pageAssessmentsForExport } from './assessments.ts';
import { pageImports } from './imports.ts';
import { pageLawChangesForExport } from './lawChanges.ts';
import { pageDutiesForExport } from './organisationDuties.ts';
import { pageOwnFieldsForExport } from './ownFields.ts';
import { listResponses, pageAnswers } from './responses.ts';
import { pageRequestsForExport } from './supplierRequests.ts';
import { pageSystemFactsForExport } from './systemFacts.ts';
import { pageSystemsForExport } from './systems.ts';

/**
 * This service's data for export: owners get all of the organisation's, with answers, notes and flags in their assessments; other members
 * their own answers, notes, flags and answered duties.
 */
export function exportSections(user: Pick<UserActor, 'userId' | 'organisationId' | 'role'>): ExportSection[] {
  if (user.role !== 'owner')
    return [
      { collection: 'answers', read: (after, limit) => pageAnswers(user, after, limit) },
      { collection: 'notes', read: (after, limit) => pageNotes(user, after, limit) },
      { collection: 'flags', read: (after, limit) => pageFlags(user, after, limit) },
      {
        collection: 'organisationDuties',
        read: after => pageDutiesForExport({ organisationId: user.organisationId, answeredBy: user.userId }, after),
      },
    ];
  const { organisationId } = user;
  return [
    { collection: 'systems', read: (after, limit) => pageSystemsForExport(organisationId, after, limit) },
    { collection: 'systemFacts', read: (after, limit) => pageSystemFactsForExport(organisationId, after, limit) },
    { collection: 'ownFields', read: after => pageOwnFieldsForExport(organisationId, after) },
    { collection: 'organisationDuties', read: after => pageDutiesForExport({ organisationId }, after) },
    {
      collection: 'supplierRequests',
      pageSize: 20,
      read: (after, limit) => pageRequestsForExport(organisationId, after, limit),
    },
    { collection: 'imports', pageSize: 20, read: (after, limit) => pageImports(organisationId, after, limit) },
    { collection: 'lawChanges', read: (after, limit) => pageLawChangesForExport(organisationId, after, limit) },
    {
      collection: 'assessments',
      pageSize: 50,
      async read(after, limit) {
        const assessments = await pageAssessmentsForExport(organisationId, after, limit);
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
