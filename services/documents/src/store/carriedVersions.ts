import { DocumentType } from '@aicp/contracts/documentType';
import type { Transaction } from '@aicp/service/store/transaction';
import type { CarriedVersion } from '../domain/carried.ts';
import { type AssessmentDocument, documentId, listDocumentsOf } from './documents.ts';
import { findCompletedOf } from './subjects.ts';
import { findApproved } from './versions.ts';

/**
 * The approved versions that assessments without their own take over: by document, the latest approved version of the same type in the last
 * earlier assessment of the system under the same law that has one.
 * @param own the documents of these assessments, which record what was checked
 */
export async function listCarriedVersions(
  organisationId: number,
  assessmentIds: readonly number[],
  own: readonly AssessmentDocument[],
  tx?: Transaction,
): Promise<Map<string, CarriedVersion>> {
  const ownById = new Map(own.map(document => [document.id, document]));
  const wanted = assessmentIds.filter(id =>
    DocumentType.options.some(type => !ownById.get(documentId(id, type))?.latest),
  );
  const carried = new Map<string, CarriedVersion>();
  if (wanted.length === 0) return carried;
  const completed = await findCompletedOf(organisationId, wanted, tx);
  const placeOf = new Map(completed.map(subject => [subject.assessmentId, subject]));
  const earlierThan = (id: number) => {
    const place = placeOf.get(id);
    if (!place) return [];
    const { systemId, jurisdiction } = place;
    const same = completed.filter(other => other.systemId === systemId && other.jurisdiction === jurisdiction);
    return same.slice(same.indexOf(place) + 1);
  };
  const earlier = new Set(wanted.flatMap(id => earlierThan(id).map(({ assessmentId }) => assessmentId)));
  if (earlier.size === 0) return carried;
  const documents = (await listDocumentsOf(organisationId, [...earlier], tx)).filter(({ latest }) => latest > 0);
  const approved = await findApproved(
    organisationId,
    documents.map(({ id }) => id),
    tx,
  );
  for (const assessmentId of wanted)
    for (const type of DocumentType.options) {
      const id = documentId(assessmentId, type);
      const document = ownById.get(id);
      if (document?.latest) continue;
      for (const { assessmentId: before, completedAt } of earlierThan(assessmentId)) {
        const version = approved.get(documentId(before, type));
        if (!version) continue;
        const { checked = null } = document ?? {};
        const isChecked = checked?.documentId === version.documentId && checked.number === version.number;
        carried.set(id, {
          assessmentId: before,
          completedAt,
          checked: isChecked ? { by: checked.by, at: checked.at } : null,
          ...version,
        });
        break;
      }
    }
  return carried;
}
