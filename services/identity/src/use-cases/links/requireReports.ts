import { randomUUID } from 'node:crypto';
import { DomainError } from '@aicp/contracts/domainError';
import { ReportsAsked } from '@aicp/contracts/events/reportEvents';
import { notFound } from '@aicp/contracts/serialId';
import { waitFor } from '@aicp/service/process/waitFor';
import type { RequestContext } from '../../context.ts';
import { findKnownReports } from '../../store/knownReports.ts';
import { findOrganisation } from '../../store/organisations.ts';
import type { Maker } from './linksOfKind.ts';

/**
 * The systems of these reports, which are the organisation's, and approved where only approved ones may leave it.
 * @throws DomainError NOT_FOUND, CONFLICT with `reason` 'approval', UNAVAILABLE where nobody could be asked
 */
export async function requireReports(ctx: RequestContext, maker: Maker, ids: readonly number[]): Promise<number[]> {
  const { organisationId } = maker;
  const { onlyApproved } = await findOrganisation(organisationId);
  const isSure = ({ isApproved }: { isApproved: boolean }) => isApproved || !onlyApproved;
  const known = await findKnownReports(organisationId, ids);
  const sure = known.filter(isSure);
  if (sure.length < ids.length) await ask(ctx, maker, ids);
  const found = sure.length < ids.length ? await findKnownReports(organisationId, ids) : known;
  if (found.length < ids.length) throw notFound('Report');
  if (!found.every(isSure))
    throw new DomainError(
      'CONFLICT',
      'Your organisation lets only approved reports be shared. Please have it approved first.',
      { reason: 'approval' },
    );
  return [...new Set(found.map(({ systemId }) => systemId))];
}

/** Reports that were not heard of yet, or not that they are approved: reporting keeps them, and says what it knows of them, and what not. */
async function ask(ctx: RequestContext, maker: Maker, assessmentIds: readonly number[]): Promise<void> {
  const question = randomUUID();
  await ctx.publish(ReportsAsked, { ...maker, question, assessmentIds: [...assessmentIds] });
  if (await waitFor(() => ctx.reportQuestions.isAnswered(question))) return;
  throw new DomainError('UNAVAILABLE', 'The service is busy or restarting. Please try again.');
}
