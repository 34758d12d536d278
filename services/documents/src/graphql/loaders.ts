import type { Actor } from '@aicp/contracts/actor';
import { DocumentType } from '@aicp/contracts/billingInputs';
import DataLoader from 'dataloader';
import { type AssessmentDocument, documentId, findDocumentsOf } from '../store/documents.ts';
import { findSubjects, type Subject } from '../store/subjects.ts';
import { findVersions } from '../store/versions.ts';

export type Loaders = ReturnType<typeof loadersFor>;

/** What a document is drawn from; one that was never generated is there too, as a place. */
export type DocumentView = AssessmentDocument & { subject: Subject };

/** One read per request and kind, however many are asked for. A guest owns nothing. */
export function loadersFor(actor: Actor) {
  const owner = actor.kind === 'user' ? actor.userId : 0;
  return {
    documents: new DataLoader((assessmentIds: readonly number[]) => documentsOf(owner, assessmentIds), {
      cache: false,
    }),
    current: new DataLoader(
      (wanted: readonly { documentId: string; number: number }[]) => findVersions(owner, wanted),
      { cache: false },
    ),
  };
}

async function documentsOf(owner: number, assessmentIds: readonly number[]): Promise<DocumentView[][]> {
  const [subjects, documents] = await Promise.all([
    findSubjects(owner, assessmentIds),
    findDocumentsOf(owner, assessmentIds),
  ]);
  const byId = new Map(documents.map(document => [document.id, document]));
  return subjects.map(subject => {
    if (!subject) return [];
    const { userId, assessmentId } = subject;
    return DocumentType.options.map(type => {
      const id = documentId(assessmentId, type);
      const place = { id, userId, assessmentId, type, generation: null, latest: 0 };
      return { ...(byId.get(id) ?? place), subject };
    });
  });
}
