import { outsideLinkScope } from '@aicp/contracts/rights/actor';
import type { RequestContext } from '../context.ts';
import { findFiledHashes } from '../store/canonicalReports.ts';

/** The hashes of the reports that a link shows, without those that are unavailable now. */
export async function sharedReportHashes({ actor }: RequestContext): Promise<{ id: number; sha256: string }[]> {
  if (actor.kind !== 'link' || actor.scope.kind === 'request') throw outsideLinkScope();
  return findFiledHashes(actor.organisationId, actor.scope.reports);
}
