import type { Jurisdiction } from '@aicp/compliance/law/jurisdiction';
import { signedIn } from '@aicp/contracts/rights/actor';
import { listArchived } from '@aicp/service/store/archives';
import type { RequestContext } from '../context.ts';
import { listLatestReports } from '../store/reports.ts';
import { listWaiting } from '../store/reviews.ts';

/**
 * The latest reports under one law whose review waits for the caller, either to review or because it was sent back. Older reports need no
 * review.
 */
export async function reportsForReview({ actor }: Pick<RequestContext, 'actor'>, jurisdiction: Jurisdiction) {
  const { organisationId, userId } = signedIn(actor);
  const reviews = await listWaiting(organisationId, userId);
  const archived = reviews.length > 0 ? await listArchived(organisationId) : [];
  const systems = [...new Set(reviews.map(({ systemId }) => systemId))].filter(id => !archived.includes(id));
  const latest = systems.length > 0 ? (await listLatestReports(organisationId, systems)).flat() : [];
  const reports = new Set(latest.filter(report => report.jurisdiction === jurisdiction).map(({ id }) => id));
  const waiting = reviews.filter(({ id }) => reports.has(id));
  const idsOf = (state: 'sent' | 'changesAsked') =>
    waiting.filter(review => review.state === state).map(({ id }) => String(id));
  return { toReview: idsOf('sent'), sentBack: idsOf('changesAsked') };
}
