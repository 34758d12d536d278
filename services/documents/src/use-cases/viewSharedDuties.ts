import { outsideLinkScope, requireReportLink } from '@aicp/contracts/rights/actor';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../context.ts';
import { type ShownDuties, shownDutiesOf } from '../domain/shownDuties.ts';
import { listSubjectDuties } from '../store/subjects.ts';
import { listEvidenceAndQms } from '../store/things.ts';
import { FORMER } from '../store/versions.ts';
import { readTrail } from './readTrail.ts';

/**
 * The duties of a report that a link shows, as they are on the current day, or on the day on which the next report was completed. A room shows its own.
 * @throws DomainError NOT_FOUND
 */
export async function viewSharedDuties(
  { actor, now }: Pick<RequestContext, 'actor' | 'now'>,
  given: string,
): Promise<ShownDuties> {
  const id = idOrNotFound(given, 'Report');
  const { organisationId, scope } = requireReportLink(actor, id);
  if (scope.kind !== 'report') throw outsideLinkScope();
  const [[things], subjects] = await Promise.all([
    listEvidenceAndQms(organisationId, [id], now()),
    listSubjectDuties(organisationId, [id]),
  ]);
  const subject = subjects.get(id);
  if (!things || !subject) throw notFound('Report');
  const { snapshot, place, evidence, day } = things;
  const trail = snapshot?.trail ?? (await readTrail(place, evidence));
  return shownDutiesOf(subject, { files: evidence, asOf: day, trail, former: FORMER });
}
