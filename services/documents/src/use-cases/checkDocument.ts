import { DomainError } from '@aicp/contracts/domainError';
import { DocumentReviewed } from '@aicp/contracts/events/documentEvents';
import { CheckDocumentInput } from '@aicp/contracts/inputs/documentInputs';
import { ownerOf } from '@aicp/contracts/owner';
import { parse } from '@aicp/contracts/parse';
import { signedInPersonally } from '@aicp/contracts/rights/actor';
import { notFound } from '@aicp/contracts/serialId';
import { requireNotArchived } from '@aicp/service/store/archives';
import { isSoleMember } from '@aicp/service/store/members';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { RequestContext } from '../context.ts';
import { hashOfVersion } from '../domain/approvalOf.ts';
import { superseded } from '../domain/snapshot.ts';
import { openDocument, recordCheck } from '../store/documents.ts';
import { listAssessmentRefs } from '../store/places.ts';
import { hasSnapshot } from '../store/snapshots.ts';
import { findVersions } from '../store/versions.ts';
import { requireOther } from './changeReview.ts';
import { viewDocument } from './viewDocument.ts';

/**
 * Records that the approved version of an earlier report was checked against the newer one. Only a person can do this, not an API token.
 * In an organisation of several people, authors cannot check their own documents.
 */
export async function checkDocument(ctx: RequestContext, input: unknown): Promise<string> {
  const user = signedInPersonally(ctx.actor);
  const { documentId: id, hash } = parse(CheckDocumentInput, input);
  const { organisationId, userId } = user;
  const { carried, assessmentId, type } = await viewDocument(ctx, id);
  if (!carried)
    throw new DomainError('CONFLICT', 'This document has no approved version of an earlier report to check.');
  const { documentId, number } = carried;
  await ctx.transaction(async tx => {
    if (!(await lockUnlessDeleted(tx, 'organisation', organisationId))) throw notFound('Document');
    const [place] = await listAssessmentRefs(organisationId, [assessmentId], tx);
    if (!place || !(await lockUnlessDeleted(tx, 'system', place.systemId))) throw notFound('Document');
    await requireNotArchived(tx, place.systemId);
    if (await hasSnapshot(organisationId, assessmentId, tx)) throw superseded();
    const [version] = await findVersions(organisationId, [{ documentId, number }], tx);
    if (!version) throw notFound('Document');
    if (hash && hash !== hashOfVersion(version))
      throw new DomainError('CONFLICT', 'The document was changed after you opened it. Please read it again.');
    if (!(await isSoleMember(tx, user))) requireOther(version, userId);
    await openDocument(tx, { ...ownerOf(user), assessmentId, type });
    await recordCheck(tx, id, { documentId, number, by: userId, at: ctx.now() });
    tx.publish(DocumentReviewed, { ...ownerOf(user), assessmentId, documentType: type, number, state: 'checked' });
  });
  ctx.notify(organisationId, `report ${assessmentId}`);
  return id;
}
