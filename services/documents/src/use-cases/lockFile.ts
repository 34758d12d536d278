import { notFound } from '@aicp/contracts/serialId';
import { lockUnlessGone } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import type { Evidence } from '../domain/evidence.ts';
import type { Place } from '../domain/place.ts';
import { findStored } from '../store/evidence.ts';
import { findPlaces } from '../store/places.ts';

/**
 * A file for changing. The completion of the next assessment waits for it, or is seen here: what it keeps does not change under it.
 * @throws DomainError NOT_FOUND, also where its bytes are gone
 */
export async function lockFile(
  tx: Transaction,
  organisationId: number,
  id: number,
): Promise<Evidence & { place: Place }> {
  const file = await findStored(organisationId, id, tx);
  const place = file && (await placeOf(tx, file));
  if (!place || !(await lockUnlessGone(tx, 'system', place.systemId))) throw notFound('Evidence');
  return { ...file, place };
}

/** Files of the releases before do not say to what they belong, their assessments do. */
async function placeOf(tx: Transaction, file: Evidence): Promise<Place | null> {
  const { organisationId, assessmentId, systemId, jurisdiction } = file;
  if (systemId !== null && jurisdiction !== null) return { systemId, jurisdiction };
  return (await findPlaces(organisationId, [assessmentId], tx))[0] ?? null;
}
