import type { SystemUnderLaw } from '../domain/place.ts';
import { isOfNextToo } from '../domain/sharedBlanks.ts';
import type { FilledBlank } from '../domain/version.ts';
import { type AssessmentDocument, findDocumentsOf } from '../store/documents.ts';
import { completedBefore } from '../store/subjects.ts';
import { findVersions } from '../store/versions.ts';

/**
 * What people filled in before a new version of a document: in its version before, or where it is the first, in the same document of
 * the last assessment of the system under this law that has one, with where that was.
 */
export async function findPreviousTexts(
  { id, organisationId, assessmentId, type, latest }: AssessmentDocument,
  place: SystemUnderLaw,
): Promise<readonly FilledBlank[]> {
  if (latest > 0) {
    const [own] = await findVersions(organisationId, [{ documentId: id, number: latest }]);
    return own?.filled ?? [];
  }
  const earlier = await completedBefore(organisationId, place, assessmentId);
  const documents = (await findDocumentsOf(organisationId, earlier)).filter(
    document => document.type === type && document.latest > 0,
  );
  const last = documents.toSorted((a, b) => earlier.indexOf(a.assessmentId) - earlier.indexOf(b.assessmentId))[0];
  const [version] = last ? await findVersions(organisationId, [{ documentId: last.id, number: last.latest }]) : [];
  return (version?.filled ?? [])
    .filter(({ blank }) => isOfNextToo(blank))
    .map(filled => ({ ...filled, from: filled.from ?? version?.documentId ?? '' }));
}
