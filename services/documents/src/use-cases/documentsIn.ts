import { DocumentType } from '@aicp/contracts/documentType';
import type { Carried } from '../domain/carried.ts';
import { documentTypeOf, shownId } from '../domain/kept.ts';
import type { KeptVersion, Snapshot } from '../domain/snapshot.ts';
import { listDocumentViews, shownVersion } from '../store/documentViews.ts';
import { findVersions, type Version } from '../store/versions.ts';

export type ShownVersion = Version & { carried?: Carried };
/** A version under the id of the document that shows this version. */
export type VersionOf = { id: string; type: DocumentType; version: ShownVersion };

type Wanted = Pick<KeptVersion, 'documentId' | 'number'> & Partial<KeptVersion>;

/**
 * The version that each document of an assessment shows, by type: its latest, the approved one that it took over, or the one at that time.
 */
export async function documentsIn(
  organisationId: number,
  assessmentId: number,
  snapshot: Pick<Snapshot, 'documents'> | null,
): Promise<VersionOf[]> {
  const wanted = snapshot?.documents ?? (await shownNow(organisationId, assessmentId));
  const versions = await findVersions(organisationId, wanted);
  const found = wanted.flatMap((kept, at): VersionOf[] => {
    const version = versions[at];
    const type = documentTypeOf(kept.documentId);
    return version ? [{ id: shownId(assessmentId, kept), type, version: { ...version, ...kept } as ShownVersion }] : [];
  });
  return found.toSorted((a, b) => DocumentType.options.indexOf(a.type) - DocumentType.options.indexOf(b.type));
}

async function shownNow(organisationId: number, assessmentId: number): Promise<Wanted[]> {
  const [documents = []] = await listDocumentViews(organisationId, [assessmentId]);
  return documents.flatMap(document => {
    const shown = shownVersion(document);
    return shown ? [{ ...shown, ...(document.carried && { carried: carriedOf(document.carried) }) }] : [];
  });
}

/** Without the store's internal fields. */
export const carriedOf = ({ assessmentId, completedAt, checked }: Carried): Carried => {
  return { assessmentId, completedAt, checked };
};
