import type { Transaction } from '@aicp/service/store/transaction';
import { removeAnnotations } from '../store/annotations.ts';
import { deleteAssessmentBatch } from '../store/assessments.ts';
import { deleteLawChanges } from '../store/lawChanges.ts';
import { removeResponses } from '../store/responses.ts';

/** Erases a page of assessments with their answers, notes and flags, in one transaction: an answer saved meanwhile makes it start again. */
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
