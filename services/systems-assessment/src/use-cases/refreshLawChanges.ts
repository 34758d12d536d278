import type { Transaction } from '@aicp/service/store/transaction';
import type { RequestContext } from '../context.ts';
import { resultsOf } from '../domain/viewUnderLaw.ts';
import { findAssessment } from '../store/assessments.ts';
import { keptAmong, upsertChanges } from '../store/lawChanges.ts';
import { findLastRun } from '../store/lawRuns.ts';
import { listResponses } from '../store/responses.ts';
import type { AiSystem } from '../store/systems.ts';
import { asDecided, computeLawChange } from './computeLawChange.ts';

/** Computes the law changes of a system's latest results that the last run has not covered. Decisions stay. */
export async function refreshLawChanges(tx: Transaction, ctx: RequestContext, system: AiSystem): Promise<void> {
  const run = await findLastRun(tx);
  if (!run) return;
  for (const { latestAssessment } of resultsOf(system)) {
    if (!latestAssessment) continue;
    const { id } = latestAssessment;
    const assessment = await findAssessment(system.organisationId, id, tx.session);
    if (!assessment?.completion) continue;
    const [responses = []] = await listResponses([id], tx.session);
    const completed = { assessment, completion: assessment.completion, responses };
    const change = computeLawChange(completed, ctx.banks, ctx.now(), run.id);
    const kept = await keptAmong(tx, [id]);
    await upsertChanges(tx, [id], change ? [asDecided(change, kept.get(id))] : []);
  }
}
