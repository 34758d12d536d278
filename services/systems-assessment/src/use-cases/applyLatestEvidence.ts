import type { EvidenceLatestChangedData } from '@aicp/contracts/events/documentEvents';
import type { Context } from '@aicp/service/store/context';
import { resultsOf } from '../domain/viewUnderLaw.ts';
import { listInProgress, touchInProgress } from '../store/assessments.ts';
import { upsertPointer } from '../store/evidencePointers.ts';
import { listKept } from '../store/joins.ts';
import { pointToEvidence } from '../store/responses.ts';

/**
 * Records the evidence for a question of a system under a law: answers in the latest assessment, in those in progress and later ones point
 * to it. Earlier assessments stay.
 */
export async function applyLatestEvidence(ctx: Context, evidence: EvidenceLatestChangedData): Promise<void> {
  const { organisationId, systemId, jurisdiction, supports: questionId, latest, version } = evidence;
  await ctx.transaction(async tx => {
    const [system] = await listKept(organisationId, [systemId], tx.session);
    if (!system) return;
    const evidenceUrl = latest === null ? null : `/api/evidence/${latest}/file`;
    const law = { organisationId, aiSystemId: system.id, jurisdiction };
    if (!(await upsertPointer(tx, { ...law, questionId, evidenceUrl, version }))) return;
    const result = resultsOf(system).find(under => under.jurisdiction === jurisdiction);
    const open = await listInProgress(tx, law);
    for (const id of [...open, ...(result?.latestAssessment ? [result.latestAssessment.id] : [])])
      await pointToEvidence(tx, { assessmentId: id, questionId }, { evidenceUrl, evidenceVersion: version });
    // An answer being saved concurrently is saved again, and finds it.
    for (const id of open) await touchInProgress(tx, organisationId, id);
  });
}
