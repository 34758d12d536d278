import type { Actor } from '@aicp/contracts/actor';
import { DocumentType } from '@aicp/contracts/documentType';
import DataLoader from 'dataloader';
import type { Evidence } from '../domain/evidence.ts';
import { qmsChecklist } from '../domain/qmsChecklist.ts';
import { findChecklists } from '../store/checklists.ts';
import { type DocumentView, documentId, findDocumentsOf } from '../store/documents.ts';
import { listEvidence } from '../store/evidence.ts';
import { findSubjectTitles, knownSubjects } from '../store/subjects.ts';
import { findVersions } from '../store/versions.ts';

/** The QMS of one assessment, as it stands today. */
export type ChecklistView = ReturnType<typeof qmsChecklist> & { id: number; savedAt: Date | null };

export type Loaders = ReturnType<typeof loadersFor>;

/** One read per request and kind, however many are asked for. A guest owns nothing. */
export function loadersFor(actor: Actor, now: () => Date) {
  const owner = actor.kind === 'user' ? actor.userId : 0;
  return {
    documents: new DataLoader((assessmentIds: readonly number[]) => documentsOf(owner, assessmentIds), {
      cache: false,
    }),
    evidence: new DataLoader((assessmentIds: readonly number[]) => evidenceOf(owner, assessmentIds), { cache: false }),
    checklist: new DataLoader((ids: readonly number[]) => checklistsOf(owner, ids, now()), { cache: false }),
    current: new DataLoader(
      (wanted: readonly { documentId: string; number: number }[]) => findVersions(owner, wanted),
      { cache: false },
    ),
  };
}

async function documentsOf(owner: number, assessmentIds: readonly number[]): Promise<DocumentView[][]> {
  const [subjects, documents] = await Promise.all([
    findSubjectTitles(owner, assessmentIds),
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

async function evidenceOf(owner: number, assessmentIds: readonly number[]): Promise<Evidence[][]> {
  const files = await listEvidence(owner, assessmentIds);
  return assessmentIds.map(id => files.filter(({ assessmentId }) => assessmentId === id));
}

async function checklistsOf(owner: number, ids: readonly number[], now: Date): Promise<(ChecklistView | null)[]> {
  const [known, saved, evidence] = await Promise.all([
    knownSubjects(owner, ids),
    findChecklists(owner, ids),
    evidenceOf(owner, ids),
  ]);
  return ids.map((id, at) => {
    if (!known[at]) return null;
    const checklist = qmsChecklist(saved[at]?.ticked ?? [], evidence[at] ?? [], now.toISOString().slice(0, 10));
    return { id, savedAt: saved[at]?.savedAt ?? null, ...checklist };
  });
}
