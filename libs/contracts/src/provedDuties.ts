import type { FiledDuty } from './canonicalReport.ts';
import type { DutyProof, ReportProof } from './dutyProof.ts';

/** A duty as it was filed, with its proof. The filed report does not contain proofs. */
export type ProvedDuty = FiledDuty & { proof: DutyProof | null };

/** @param proof null without information about proofs */
export function provedDuties(duties: readonly FiledDuty[], proof: ReportProof | null): ProvedDuty[] {
  return duties.map((duty, at) => ({ ...duty, proof: proof?.duties[at] ?? null }));
}
