import type { ExportSection } from '@aicp/service/store/exportPage';
import { renderText } from '../domain/render/text.ts';
import { withFilled } from '../domain/version.ts';
import { findBranding } from './brandings.ts';
import { findChecklists } from './checklists.ts';
import { findDocumentsOf } from './documents.ts';
import { listEvidence } from './evidence.ts';
import { subjectsAfter } from './subjects.ts';
import { findVersions } from './versions.ts';

/** Everything that this service keeps of a user, by assessment. The files themselves are in the audit bundles. */
export function exportSections(userId: number): ExportSection[] {
  return [
    { collection: 'assessments', pageSize: 10, read: (after, limit) => assessmentsAfter(userId, after, limit) },
    { collection: 'branding', read: after => brandingAfter(userId, after) },
  ];
}

/** One row at most. */
async function brandingAfter(userId: number, after: number) {
  const branding = after === 0 ? await findBranding(userId) : null;
  if (!branding) return [];
  const { colour, logo } = branding;
  if (!logo) return [{ id: 1, colour, logo }];
  const { reencoded: _, ...picture } = logo;
  return [{ id: 1, colour, logo: { ...picture, bytes: logo.bytes.toString('base64') } }];
}

async function assessmentsAfter(userId: number, after: number, limit: number) {
  const subjects = await subjectsAfter(userId, after, limit);
  const ids = subjects.map(({ assessmentId }) => assessmentId);
  const [documents, evidence, checklists] = await Promise.all([
    findDocumentsOf(userId, ids),
    listEvidence(userId, ids),
    findChecklists(userId, ids),
  ]);
  const written = documents.filter(({ latest }) => latest > 0);
  const versions = await findVersions(
    userId,
    written.map(({ id, latest }) => ({ documentId: id, number: latest })),
  );
  const texts = new Map(written.map(({ id }, at) => [id, versions[at]]));
  return subjects.map(({ assessmentId, result: _, ...subject }, at) => ({
    id: assessmentId,
    ...subject,
    qms: checklists[at] ?? null,
    evidence: evidence.filter(file => file.assessmentId === assessmentId),
    documents: documents
      .filter(document => document.assessmentId === assessmentId)
      .map(({ id, type, latest }) => {
        const version = texts.get(id);
        if (!version) return { type, latest, text: null };
        const { content, filled, approval, provenance, createdAt } = version;
        return { type, latest, text: renderText(withFilled(content, filled)), approval, provenance, createdAt };
      }),
  }));
}
