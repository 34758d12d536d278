import { signedIn } from '@aicp/contracts/actor';
import { EvidenceRemoved } from '@aicp/contracts/documentEvents';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import type { Transaction } from '@aicp/service/store/transaction';
import type { RequestContext } from '../context.ts';
import type { Evidence } from '../domain/evidence.ts';
import type { Place } from '../domain/place.ts';
import { latestEvidence, updateEvidence } from '../store/evidence.ts';
import { removeFile } from '../store/evidenceFiles.ts';
import { findPlaces } from '../store/places.ts';
import { nextEvidenceVersion } from '../store/standings.ts';

/** Removes a file's bytes. Its name, hash and dates stay, with the day on which it went: that is the trace. */
export async function removeEvidence(ctx: RequestContext, given: string): Promise<Evidence> {
  const { userId, organisationId } = signedIn(ctx.actor);
  const id = idOrNotFound(given, 'Evidence');
  return ctx.transaction(async tx => {
    const removed = await updateEvidence(tx, organisationId, id, { removedAt: ctx.now() });
    if (!removed) throw notFound('Evidence');
    await removeFile(tx, id);
    const { assessmentId, supports } = removed;
    const place = await placeOf(tx, removed);
    const version = await nextEvidenceVersion(tx, organisationId, place);
    const latest = await latestEvidence(tx, organisationId, assessmentId, supports);
    tx.publish(EvidenceRemoved, { userId, organisationId, assessmentId, evidenceId: id, supports, latest, version });
    return removed;
  });
}

/** Files of the releases before do not say to what they belong, their assessments do. */
async function placeOf(
  tx: Transaction,
  { organisationId, assessmentId, systemId, jurisdiction }: Evidence,
): Promise<Place> {
  if (systemId !== null && jurisdiction !== null) return { systemId, jurisdiction };
  const [place] = await findPlaces(organisationId, [assessmentId], tx);
  if (!place) throw notFound('Evidence');
  return place;
}
