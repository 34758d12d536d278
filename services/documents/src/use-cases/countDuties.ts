import type { Jurisdiction } from '@aicp/compliance/law/jurisdiction';
import { signedIn } from '@aicp/contracts/rights/actor';
import { listArchived } from '@aicp/service/store/archives';
import type { RequestContext } from '../context.ts';
import { appliesOn, proofOf } from '../domain/dutyProofs.ts';
import { listStanding } from '../store/evidence.ts';
import { listRetired } from '../store/registers.ts';
import { listLatestDuties } from '../store/subjects.ts';

/** Counts the duties that apply today under one law, the met ones and the proved ones. As many reads for many systems as for one. */
export async function countDuties({ actor, now }: RequestContext, jurisdiction: Jurisdiction) {
  const { organisationId } = signedIn(actor);
  const asOf = now().toISOString().slice(0, 10);
  const [retired, archived] = await Promise.all([listRetired(organisationId), listArchived(organisationId)]);
  const latest = await listLatestDuties(organisationId, jurisdiction, [...retired, ...archived]);
  const places = latest.map(({ systemId }) => ({ systemId, jurisdiction }));
  const files = places.length > 0 ? await listStanding(organisationId, places) : [];
  const applicable = latest.flatMap(({ duties }, at) =>
    duties.filter(duty => appliesOn(duty, asOf)).map(duty => proofOf(duty, files[at] ?? [], asOf)),
  );
  const met = applicable.filter(proof => proof !== null);
  return {
    asOf,
    applicable: applicable.length,
    met: met.length,
    proved: met.filter(proof => proof === 'proved').length,
  };
}
