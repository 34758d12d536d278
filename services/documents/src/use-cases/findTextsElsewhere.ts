import { carriedTexts, type OtherDocument } from '../domain/carriedTexts.ts';
import type { DocumentContent } from '../domain/document.ts';
import type { FilledBlank } from '../domain/version.ts';
import { listDocumentsOf } from '../store/documents.ts';
import { assessmentsOf, findSubject } from '../store/subjects.ts';
import { listFilledVersions } from '../store/versions.ts';

/**
 * Texts of the same system's other documents for the blanks that this text shares with them: of each document under each law the last one
 * only, so that a text cleared there does not return from an earlier assessment.
 */
export async function findTextsElsewhere(
  organisationId: number,
  { documentId, assessmentId, content }: { documentId: string; assessmentId: number; content: DocumentContent },
): Promise<Map<string, FilledBlank>> {
  const subject = await findSubject(organisationId, assessmentId);
  if (!subject) return new Map();
  const assessments = await assessmentsOf(organisationId, subject.system.id);
  const lawOf = new Map(assessments.map(({ assessmentId, jurisdiction }) => [assessmentId, jurisdiction]));
  const order = [...lawOf.keys()];
  const written = (await listDocumentsOf(organisationId, order))
    .filter(({ id, latest }) => latest > 0 && id !== documentId)
    .toSorted((a, b) => order.indexOf(b.assessmentId) - order.indexOf(a.assessmentId));
  const last = new Map(written.map(document => [`${lawOf.get(document.assessmentId)} ${document.type}`, document]));
  const documents = [...last.values()];
  // The texts of most documents are not read, because they have nothing to contribute.
  const versions = await listFilledVersions(
    organisationId,
    documents.map(({ id, latest }) => ({ documentId: id, number: latest })),
  );
  const byDocument = new Map(versions.map(version => [version.documentId, version]));
  const others = documents.flatMap(({ id, assessmentId }): OtherDocument[] => {
    const version = byDocument.get(id);
    return version ? [{ documentId: id, assessmentId, content: version.content, filled: version.filled }] : [];
  });
  return carriedTexts(content, assessmentId, others);
}
