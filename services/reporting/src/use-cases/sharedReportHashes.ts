import { outsideLinkScope } from '@aicp/contracts/rights/actor';
import type { RequestContext } from '../context.ts';
import { findFiledHashes } from '../store/canonicalReports.ts';

/** The hash of each report that a link shows. One that cannot be had now is left out. */
export async function sharedReportHashes({ actor }: RequestContext): Promise<{ id: number; sha256: string }[]> {
  if (actor.kind !== 'link' || actor.scope.kind === 'request') throw outsideLinkScope();
  return findFiledHashes(actor.organisationId, actor.scope.reports);
}
