import type { ProvingFile } from '../domain/dutyProof.ts';
import { findFiles } from './evidence.ts';
import { listOrganisationLinks } from './evidenceLinks.ts';

/** The files that are linked to duties of an organisation, in the order of `dutyIds`. */
export async function listDutyFiles(organisationId: number, dutyIds: readonly string[]): Promise<ProvingFile[][]> {
  const links = await listOrganisationLinks(organisationId, dutyIds);
  const files = new Map(
    (await findFiles(organisationId, [...new Set(links.map(({ fileId }) => fileId))])).map(file => [file.id, file]),
  );
  return dutyIds.map(dutyId =>
    links
      .filter(({ target }) => target === dutyId)
      .flatMap(({ fileId }) => files.get(fileId) ?? [])
      .map(({ id, effectiveFrom, validUntil }) => ({ id, effectiveFrom, validUntil })),
  );
}
