import { DomainError } from '@aicp/contracts/domainError';
import { ReportUnfiled } from '@aicp/contracts/reportEvents';
import { notFound } from '@aicp/contracts/serialId';
import { waitFor } from '@aicp/service/process/waitFor';
import type { RequestContext } from '../context.ts';
import { findKnownReports } from '../store/knownReports.ts';
import { findOrganisation } from '../store/organisations.ts';
import type { LinksOfKind, Maker } from './linksOfKind.ts';

/** Links to reports, to read. */
export const reportLinks: LinksOfKind = {
  prepare: async (ctx, maker, reports) => ({ reports, systemIds: await requireReports(ctx, maker, reports) }),
  scopeOf: ({ reports }) => ({ kind: 'report', reports }),
};

/**
 * The systems of these reports, which are the organisation's, and approved where only approved ones may leave it.
 * @throws DomainError NOT_FOUND, CONFLICT with `reason` 'approval'
 */
async function requireReports(ctx: RequestContext, maker: Maker, ids: readonly number[]): Promise<number[]> {
  const { organisationId } = maker;
  const known = await findKnownReports(organisationId, ids);
  const missing = ids.filter(id => !known.some(report => report.id === id));
  const found = missing.length > 0 ? [...known, ...(await askAbout(ctx, maker, missing))] : known;
  if (found.length < ids.length) throw notFound('Report');
  if ((await findOrganisation(organisationId)).onlyApproved && found.some(({ isApproved }) => !isApproved))
    throw new DomainError(
      'CONFLICT',
      'Your organisation lets only approved reports be shared. Please have it approved first.',
      { reason: 'approval' },
    );
  return [...new Set(found.map(({ systemId }) => systemId))];
}

/** Reports that have not been heard of, of a moment ago or of a release before links: what there is is published again. */
async function askAbout(ctx: RequestContext, maker: Maker, ids: readonly number[]) {
  await ctx.transaction(async tx => {
    for (const assessmentId of ids) tx.publish(ReportUnfiled, { ...maker, assessmentId });
  });
  const found = await waitFor(async () => {
    const known = await findKnownReports(maker.organisationId, ids);
    return known.length === ids.length ? known : null;
  });
  return found ?? [];
}
