import type { Jurisdiction } from '@aicp/compliance/law/jurisdiction';
import { signedIn } from '@aicp/contracts/rights/actor';
import { listArchived } from '@aicp/service/store/archives';
import type { RequestContext } from '../context.ts';
import { listDocuments } from '../store/documents.ts';
import { findCompletedOf } from '../store/subjects.ts';
import { listWaiting } from '../store/versions.ts';

/**
 * The documents of the latest reports under one law whose latest version awaits the caller: for review, or sent back. Documents of older
 * reports need no review.
 */
export async function documentsForReview({ actor }: Pick<RequestContext, 'actor'>, jurisdiction: Jurisdiction) {
  const { organisationId, userId } = signedIn(actor);
  const versions = await listWaiting(organisationId, userId);
  if (versions.length === 0) return { toReview: [], sentBack: [] };
  const documents = await listDocuments(
    organisationId,
    versions.map(({ documentId }) => documentId),
  );
  const [completed, archived] = await Promise.all([
    findCompletedOf(
      organisationId,
      documents.map(({ assessmentId }) => assessmentId),
    ),
    listArchived(organisationId),
  ]);
  const latest = new Map(
    completed
      .filter(one => one.jurisdiction === jurisdiction)
      .toReversed()
      .map(one => [one.systemId, one.assessmentId]),
  );
  for (const id of archived) latest.delete(id);
  const current = new Set(latest.values());
  const waiting = (state: 'sent' | 'changesAsked') =>
    versions.flatMap(version => {
      const document = documents.find(({ id }) => id === version.documentId);
      const isShown = document && document.latest === version.number && current.has(document.assessmentId);
      return isShown && version.state === state
        ? [{ reportId: String(document.assessmentId), type: document.type }]
        : [];
    });
  return { toReview: waiting('sent'), sentBack: waiting('changesAsked') };
}
