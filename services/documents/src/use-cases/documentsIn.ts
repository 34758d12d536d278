import type { DocumentType } from '@aicp/contracts/documentType';
import type { Snapshot } from '../domain/snapshot.ts';
import { findDocumentsOf } from '../store/documents.ts';
import { findVersions, type Version } from '../store/versions.ts';

export type VersionOf = { type: DocumentType; version: Version };

/** The newest version of each document of an assessment, or the one that stood, as it read then. */
export async function documentsIn(
  organisationId: number,
  assessmentId: number,
  snapshot: Pick<Snapshot, 'documents'> | null,
): Promise<VersionOf[]> {
  const documents = await findDocumentsOf(organisationId, [assessmentId]);
  const kept = new Map(snapshot?.documents.map(version => [version.documentId, version]));
  const wanted = documents.flatMap(({ id: documentId, type, latest }) => {
    const number = snapshot ? (kept.get(documentId)?.number ?? 0) : latest;
    return number > 0 ? [{ documentId, type, number }] : [];
  });
  const versions = await findVersions(organisationId, wanted);
  return wanted.flatMap(({ documentId, type }, at) => {
    const version = versions[at];
    return version ? [{ type, version: { ...version, ...kept.get(documentId) } as Version }] : [];
  });
}
