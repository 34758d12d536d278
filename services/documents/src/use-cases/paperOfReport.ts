import { canonicalReportOf } from '@aicp/contracts/events/canonicalReportOf';
import type { Paper } from '@aicp/render/paper';
import { layOutReport } from '@aicp/render/report/layOutReport';
import { reportProofOf } from '../domain/dutyProofs.ts';
import type { ShownEvidence } from '../domain/evidence.ts';
import type { Trail } from '../domain/trail.ts';
import { namer } from '../domain/trailFiles.ts';
import type { Subject } from '../store/subjects.ts';

/** The printable report of an assessment, with the names, approval and proofs of its bundle. Its layout matches that of reporting. */
export function paperOfReport(subject: Subject, evidence: readonly ShownEvidence[], day: string, trail: Trail): Paper {
  const { answers, organisation = null, ...report } = subject;
  const filed = canonicalReportOf({ ...report, id: subject.assessmentId }, { answers, organisation });
  const person = namer(trail.names);
  const { by, at, hash, function: title } = trail.approval ?? {};
  return layOutReport(filed, {
    organisation: trail.organisation,
    preparedBy: person(subject.completedBy)?.name ?? null,
    approval:
      at && hash
        ? { by: person(by)?.name ?? null, function: title ?? null, on: at.toISOString().slice(0, 10), hash }
        : null,
    proof: reportProofOf(subject.result.duties, evidence, day),
  });
}
