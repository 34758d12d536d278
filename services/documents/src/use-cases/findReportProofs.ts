import type { ReportProof } from '@aicp/contracts/dutyProof';
import { type Answered, answeredOf, reportProofOf, stepsAnsweredOf } from '../domain/dutyProofs.ts';
import { listSubjectDuties } from '../store/subjects.ts';
import { listEvidenceAndQms } from '../store/things.ts';

/** The proofs of a report, with who answered each of its duties and each step of its classification. */
export type ShownProof = ReportProof & { answered: (Answered | null)[]; steps: (Answered | null)[] };

/**
 * The proofs and answers of duties in completed assessments, on the current day or on the day of their snapshots, in the order of `ids`;
 * null for any other assessment.
 */
export async function findReportProofs(
  organisationId: number,
  ids: readonly number[],
  now: Date,
): Promise<(ShownProof | null)[]> {
  const [things, subjects] = await Promise.all([
    listEvidenceAndQms(organisationId, ids, now),
    listSubjectDuties(organisationId, ids),
  ]);
  return ids.map((id, at) => {
    const [thing, subject] = [things[at], subjects.get(id)];
    if (!thing || !subject) return null;
    const { duties } = subject.result;
    return {
      ...reportProofOf(duties, thing.evidence, thing.day),
      answered: answeredOf(duties, subject.answers),
      steps: stepsAnsweredOf(subject),
    };
  });
}
