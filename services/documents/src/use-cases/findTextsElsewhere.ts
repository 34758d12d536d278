import { carriedTexts, type OtherDocument } from '../domain/carriedTexts.ts';
import type { DocumentContent } from '../domain/document.ts';
import type { Filled } from '../domain/version.ts';
import { findDocumentsOf } from '../store/documents.ts';
import { findSubject, subjectIds } from '../store/subjects.ts';
import { findFilledVersions } from '../store/versions.ts';

/** More assessments of one system than anybody makes; a bound for what is read. */
const MOST_ASSESSMENTS = 50;

/** What people wrote in the other documents of the same system, for the places that this text shares with them. */
export async function findTextsElsewhere(
  organisationId: number,
  { documentId, assessmentId, content }: { documentId: string; assessmentId: number; content: DocumentContent },
): Promise<Map<string, Filled>> {
  if (content.audience === undefined) return new Map();
  const subject = await findSubject(organisationId, assessmentId);
  if (!subject) return new Map();
  const ids = await subjectIds({ organisationId, systemId: subject.system.id }, MOST_ASSESSMENTS);
  const documents = (await findDocumentsOf(organisationId, ids)).filter(
    ({ id, latest }) => latest > 0 && id !== documentId,
  );
  // Most documents of a system have nothing to give: their texts are not read.
  const versions = await findFilledVersions(
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
