import { DomainError } from '@aicp/contracts/domainError';
import { approvalOf } from '../domain/approvalOf.ts';
import { titles } from '../domain/compose.ts';
import { sharesOnlyApproved } from '../store/organisations.ts';
import { findReportApproval } from '../store/subjects.ts';
import type { VersionOf } from './documentsIn.ts';

/**
 * If the organisation shares approved content only: requires approval of an assessment's report and each document.
 * @throws DomainError CONFLICT naming what is not approved
 */
export async function requireApproved(
  organisationId: number,
  assessmentId: number,
  documents: readonly VersionOf[],
): Promise<void> {
  if (!(await sharesOnlyApproved(organisationId))) return;
  const missing = [
    ...((await findReportApproval(organisationId, assessmentId)) ? [] : ['the report']),
    ...documents.filter(({ version }) => !approvalOf(version)).map(({ type }) => `the ${titles[type].toLowerCase()}`),
  ];
  if (missing.length === 0) return;
  const [last, ...others] = missing.reverse();
  const named = [others.reverse().join(', '), last].filter(Boolean).join(' and ');
  throw new DomainError(
    'CONFLICT',
    `Your organisation allows only approved reports and documents to be shared or included in audit bundles. Not approved yet: ${named}.`,
    { reason: 'approval' },
  );
}
