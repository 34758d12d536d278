import type { Transaction } from '@aicp/service/store/transaction';
import type { RequestContext } from '../context.ts';
import { resultsOf } from '../domain/underLaw.ts';
import { findAssessment } from '../store/assessments.ts';
import { keptAmong, putChanges } from '../store/lawChanges.ts';
import { findLastRun } from '../store/lawRuns.ts';
import { listResponses } from '../store/responses.ts';
import type { AiSystem } from '../store/systems.ts';
import { changeOf } from './changeOf.ts';

/**
 * A run over everybody's systems, by their numbers, may have passed the record that is kept and not come to the one that goes: what the
 * law changes of its results is worked out at once. The assessments are the kept record's by now.
 */
export async function followRun(tx: Transaction, ctx: RequestContext, gone: AiSystem): Promise<void> {
  const run = await findLastRun(tx);
  if (!run || run.finishedAt || run.after >= gone.id) return;
  for (const { latestAssessment } of resultsOf(gone)) {
    if (!latestAssessment) continue;
    const { id } = latestAssessment;
    const assessment = await findAssessment(gone.organisationId, id, tx.session);
    if (!assessment?.completion || (await keptAmong(tx, [id])).size > 0) continue;
    const [responses = []] = await listResponses([id], tx.session);
    const change = changeOf({ assessment, completion: assessment.completion, responses }, ctx.banks, ctx.now(), run.id);
    await putChanges(tx, [id], change ? [change] : []);
  }
}
