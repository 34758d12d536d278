import type { Transaction } from '@aicp/service/store/transaction';
import { removeAnnotations } from '../store/annotations.ts';
import { deleteAssessmentBatch } from '../store/assessments.ts';
import { deleteLawChanges } from '../store/lawChanges.ts';
import { removeResponses } from '../store/responses.ts';

/** Erases a batch of assessments with their answers, notes and flags, in one transaction: a concurrent answer restarts it. */
export async function eraseAssessments(
  tx: Transaction,
  of: { organisationId: number; aiSystemId?: number },
  limit: number,
): Promise<number> {
  const ids = await deleteAssessmentBatch(tx, of, limit);
  await removeResponses(tx, ids);
  await removeAnnotations(tx, ids);
  await deleteLawChanges(tx, ids);
  return ids.length;
}
