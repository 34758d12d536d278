import type { EvidenceFile } from '../domain/evidence.ts';
import { listFiles } from './evidence.ts';
import { listOrganisationLinks } from './evidenceLinks.ts';

export type DutyFile = { linkId: number; file: EvidenceFile };

/** The files that are linked to organisation duties, in the order of `dutyIds`. */
export async function listDutyFiles(organisationId: number, dutyIds: readonly string[]): Promise<DutyFile[][]> {
  const links = await listOrganisationLinks(organisationId, dutyIds);
  const files = await listFiles(organisationId, [...new Set(links.map(({ fileId }) => fileId))]);
  const byId = new Map(files.map(file => [file.id, file]));
  return dutyIds.map(dutyId =>
    links
      .filter(({ target }) => target === dutyId)
      .flatMap(({ id: linkId, fileId }) => {
        const file = byId.get(fileId);
        return file ? [{ linkId, file }] : [];
      }),
  );
}
