import { DomainError } from '@aicp/contracts/domainError';
import { approvalOf } from '../domain/approvalOf.ts';
import { titles } from '../domain/compose.ts';
import { findDocumentsOf } from '../store/documents.ts';
import { isOnlyApproved } from '../store/organisations.ts';
import { isReportApproved } from '../store/subjects.ts';
import { findVersions } from '../store/versions.ts';

/**
 * Where the organisation lets only what is approved leave it: the report of an assessment and the newest version of each of its
 * documents are.
 * @throws DomainError CONFLICT with what is not approved
 */
export async function requireApproved(organisationId: number, assessmentId: number): Promise<void> {
  if (!(await isOnlyApproved(organisationId))) return;
  const documents = (await findDocumentsOf(organisationId, [assessmentId])).filter(({ latest }) => latest > 0);
  const versions = await findVersions(
    organisationId,
    documents.map(({ id, latest }) => ({ documentId: id, number: latest })),
  );
  const missing = [
    ...((await isReportApproved(organisationId, assessmentId)) ? [] : ['the report']),
    ...documents
      .filter((_, at) => !(versions[at] && approvalOf(versions[at])))
      .map(({ type }) => `the ${titles[type].toLowerCase()}`),
  ];
  if (missing.length === 0) return;
  const [last, ...others] = missing.reverse();
  const named = [others.reverse().join(', '), last].filter(Boolean).join(' and ');
  throw new DomainError(
    'CONFLICT',
    `Your organisation lets only approved reports and documents be shared or go into audit bundles. Not approved yet: ${named}.`,
    { reason: 'approval' },
  );
}
