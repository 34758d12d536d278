import { DomainError } from '@aicp/contracts/domainError';
import { notFound } from '@aicp/contracts/serialId';
import { findAssessment } from '../store/assessments.ts';
import { findChange, type LawChange } from '../store/lawChanges.ts';

/** The law change of one of the organisation's results, by the id of its assessment. */
export async function requireChange(organisationId: number, id: number): Promise<LawChange> {
  const change = await findChange(organisationId, id);
  if (change) return change;
  if (!(await findAssessment(organisationId, id))) throw notFound('Law change');
  throw new DomainError('CONFLICT', 'This result has no open law change. Reload the page to see the latest result.');
}
