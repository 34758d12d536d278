import type { ProvingFile } from '../domain/dutyProof.ts';

/** The files that are linked to duties of an organisation, in the order of `dutyIds`. So far files are linked to AI systems alone. */
export async function listDutyFiles(_organisationId: number, dutyIds: readonly string[]): Promise<ProvingFile[][]> {
  return dutyIds.map(() => []);
}
