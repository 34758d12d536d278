import type { Transaction } from '@aicp/service/store/transaction';
import { type AssessmentInProgress, listBegun } from './begun.ts';
import { listSubjectRefs } from './subjects.ts';

export type AssessmentRef = AssessmentInProgress & { isCompleted: boolean };

/** The system and law of assessments, completed or in progress. In the order of `ids`; null for unknown or others' assessments. */
export async function listAssessmentRefs(
  organisationId: number,
  ids: readonly number[],
  tx?: Transaction,
): Promise<(AssessmentRef | null)[]> {
  const completed = await listSubjectRefs(organisationId, ids, tx);
  const begun = await listBegun(organisationId, ids, tx);
  const places = [
    ...begun.map(place => ({ ...place, isCompleted: false })),
    ...completed.map(place => ({ ...place, isCompleted: true })),
  ];
  const byId = new Map(places.map(place => [place.assessmentId, place]));
  return ids.map(id => byId.get(id) ?? null);
}
