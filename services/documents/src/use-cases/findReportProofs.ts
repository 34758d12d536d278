import type { ReportProof } from '@aicp/contracts/dutyProof';
import { reportProofOf } from '../domain/dutyProofs.ts';
import { findSubjectDuties } from '../store/subjects.ts';
import { findEvidenceAndQms } from '../store/things.ts';

/** The proofs of completed assessments on the current day, or on the day of their snapshots. In the order of `ids`; null for any other assessment. */
export async function findReportProofs(
  organisationId: number,
  ids: readonly number[],
  now: Date,
): Promise<(ReportProof | null)[]> {
  const [things, subjects] = await Promise.all([
    findEvidenceAndQms(organisationId, ids, now),
    findSubjectDuties(organisationId, ids),
  ]);
  return ids.map((id, at) => {
    const [thing, subject] = [things[at], subjects.get(id)];
    return thing && subject ? reportProofOf(subject.result.duties, thing.evidence, thing.day) : null;
  });
}
