import { DomainError } from '@aicp/contracts/domainError';
import { notFound } from '@aicp/contracts/serialId';
import { requireNotArchived } from '@aicp/service/store/archives';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import { holds, superseded } from '../domain/snapshot.ts';
import type { DocumentView } from '../store/documents.ts';
import { listAssessmentRefs } from '../store/places.ts';
import { findSnapshot } from '../store/snapshots.ts';
import { lockVersion, type Version } from '../store/versions.ts';

const CARRIED =
  'This version was approved for an earlier report and cannot be changed. To make changes, generate the document again for this report.';

/**
 * Locks the newest version of a document for a change, and returns it with its system. The completion of the next assessment waits for
 * the change, or this change already sees it.
 * @throws DomainError NOT_FOUND, CONFLICT if the snapshot of the assessment holds this version, if it is from an earlier assessment, or
 * if its system is archived
 */
export async function lockLatestVersion(
  tx: Transaction,
  { organisationId, assessmentId, id: documentId, latest: number, carried }: DocumentView,
): Promise<{ version: Version; systemId: number }> {
  const [place] = await listAssessmentRefs(organisationId, [assessmentId], tx);
  if (!place || !(await lockUnlessDeleted(tx, 'system', place.systemId))) throw notFound('Document');
  await requireNotArchived(tx, place.systemId);
  if (carried) throw new DomainError('CONFLICT', CARRIED);
  const version = await lockVersion(tx, { organisationId, documentId, number });
  if (!version) throw notFound('Document');
  if (holds(await findSnapshot(organisationId, assessmentId, tx), documentId, number)) throw superseded();
  return { version, systemId: place.systemId };
}
