import { shownId } from '../domain/kept.ts';
import type { KeptVersion } from '../domain/snapshot.ts';
import { findDocumentsOf } from '../store/documents.ts';
import { findFiles, findNextVersions } from '../store/evidence.ts';
import { listChosenParts } from '../store/roomParts.ts';

/** Of each room in the order of `rooms`: whether a document or file that it shows has a later version. Reads none of their texts. */
export async function hasNewerVersions(organisationId: number, rooms: readonly number[]): Promise<boolean[]> {
  const parts = await listChosenParts(organisationId, rooms);
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

/** Files as they are today, by the numbers that were asked for: of each that was replaced, what took its place. */
export async function newestFiles(organisationId: number, ids: readonly number[]): Promise<Map<number, number>> {
  const nextOf = await findNextVersions(organisationId, ids);
  const newest = (id: number): number => {
    const next = nextOf.get(id) ?? null;
    return next === null ? id : newest(next);
  };
  return new Map(ids.filter(id => nextOf.has(id)).map(id => [id, newest(id)]));
}
