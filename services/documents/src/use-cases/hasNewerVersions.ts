import { shownId } from '../domain/kept.ts';
import type { KeptVersion } from '../domain/snapshot.ts';
import { findDocumentsOf } from '../store/documents.ts';
import { findFiles } from '../store/evidence.ts';
import { findParts } from '../store/roomParts.ts';

/** Of each room in the order of `rooms`: whether a document or file that it shows has a later version. Reads none of their texts. */
export async function hasNewerVersions(organisationId: number, rooms: readonly number[]): Promise<boolean[]> {
  const parts = await findParts(organisationId, rooms);
  const ids = [...new Set(parts.map(({ assessmentId }) => assessmentId))];
  const [documents, files] = await Promise.all([
    findDocumentsOf(organisationId, ids),
    findFiles(organisationId, [...new Set(parts.flatMap(({ fileIds }) => fileIds))]),
  ]);
  const latestOf = new Map(documents.map(({ id, latest }) => [id, latest]));
  const replaced = new Set(files.filter(({ replacedBy }) => replacedBy !== null).map(({ id }) => id));
  const newer = parts.filter(
    ({ assessmentId, documents, documentIds, fileIds }) =>
      fileIds.some(id => replaced.has(id)) ||
      documents.some(then => {
        const id = shownId(assessmentId, then);
        return documentIds.includes(id) && isNewer(latestOf.get(id), then);
      }),
  );
  return rooms.map(id => newer.some(({ room }) => room === id));
}

/** Whether a document's newest version came after the one that is shown. Any own version is newer than one taken over. */
export function isNewer(latest = 0, { number, carried }: Pick<KeptVersion, 'number' | 'carried'>): boolean {
  return latest > (carried ? 0 : number);
}

/** The numbers of files as they are today: of each that was replaced, what took its place. */
export async function newestFiles(organisationId: number, ids: readonly number[]): Promise<Set<number>> {
  const newest = new Set<number>();
  for (let asked = new Set(ids); asked.size > 0; ) {
    const files = await findFiles(organisationId, [...asked]);
    asked = new Set();
    for (const { id, replacedBy } of files) (replacedBy === null ? newest : asked).add(replacedBy ?? id);
  }
  return newest;
}
