import type { EvidenceData } from '@aicp/contracts/documentEvents';
import type { Context } from '@aicp/service/store/context';
import { findAssessment } from '../store/assessments.ts';
import { pointToEvidence } from '../store/responses.ts';

/** Notes where the evidence for an answer is. What supports a QMS requirement has no answer, and changes nothing. */
export async function recordEvidence(ctx: Context, evidence: EvidenceData): Promise<void> {
  const { organisationId, assessmentId, supports, latest, version } = evidence;
  await ctx.transaction(async tx => {
    if (!(await findAssessment(organisationId, assessmentId, tx.session))) return;
    const evidenceUrl = latest === null ? null : `/api/evidence/${latest}/file`;
    await pointToEvidence(tx, { assessmentId, questionId: supports }, { evidenceUrl, evidenceVersion: version });
  });
}
