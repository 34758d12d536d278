import { DocumentType } from '@aicp/contracts/documentType';
import { listCarriedVersions } from './carriedVersions.ts';
import { type DocumentView, documentId, listDocumentsOf } from './documents.ts';
import { listSubjectTitles } from './subjects.ts';

/** The documents in the order of the ids: one of every type for an assessment of this organisation, none for any other. */
export async function listDocumentViews(
  organisationId: number,
  assessmentIds: readonly number[],
): Promise<DocumentView[][]> {
  const [subjects, documents] = await Promise.all([
    listSubjectTitles(organisationId, assessmentIds),
    listDocumentsOf(organisationId, assessmentIds),
  ]);
  const known = subjects.flatMap(subject => subject?.assessmentId ?? []);
  const carried = await listCarriedVersions(organisationId, known, documents);
  const byId = new Map(documents.map(document => [document.id, document]));
  return subjects.map(subject => {
    if (!subject) return [];
    const { userId, assessmentId } = subject;
    return DocumentType.options.map(type => {
      const id = documentId(assessmentId, type);
      const place = { id, userId, organisationId, assessmentId, type, generation: null, latest: 0, checked: null };
      return { ...(byId.get(id) ?? place), subject, carried: carried.get(id) ?? null };
    });
  });
}

/** The version that a document shows: its latest, or the one that it takes over; null without either. */
export function shownVersion({ id, latest, carried }: DocumentView): { documentId: string; number: number } | null {
  if (carried) return { documentId: carried.documentId, number: carried.number };
  return latest > 0 ? { documentId: id, number: latest } : null;
}
