import { shownId } from '../domain/kept.ts';
import type { KeptVersion } from '../domain/snapshot.ts';
import { listDocumentsOf } from '../store/documents.ts';
import { listFiles, listNextVersions } from '../store/evidence.ts';
import { listChosenParts } from '../store/roomParts.ts';

/** Whether each room shows a document or file that has a later version, in the order of `rooms`. Reads none of the texts. */
export async function hasNewerVersions(organisationId: number, rooms: readonly number[]): Promise<boolean[]> {
  const parts = await listChosenParts(organisationId, rooms);
  const ids = [...new Set(parts.map(({ assessmentId }) => assessmentId))];
  const [documents, files] = await Promise.all([
    listDocumentsOf(organisationId, ids),
    listFiles(organisationId, [...new Set(parts.flatMap(({ fileIds }) => fileIds))]),
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

/** Whether a document has a newer version than the one shown. Its own versions are newer than any carried over. */
export function isNewer(latest = 0, { number, carried }: Pick<KeptVersion, 'number' | 'carried'>): boolean {
  return latest > (carried ? 0 : number);
}

/** The latest versions of files, by the requested numbers. */
export async function newestFiles(organisationId: number, ids: readonly number[]): Promise<Map<number, number>> {
  const nextOf = await listNextVersions(organisationId, ids);
  const newest = (id: number): number => {
    const next = nextOf.get(id) ?? null;
    return next === null ? id : newest(next);
  };
  return new Map(ids.filter(id => nextOf.has(id)).map(id => [id, newest(id)]));
}
