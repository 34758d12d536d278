import type { Transaction } from '@aicp/service/store/transaction';
import { type AssessmentInProgress, findBegun } from './begun.ts';
import { findSubjectRefs } from './subjects.ts';

export type AssessmentRef = AssessmentInProgress & { isCompleted: boolean };

/** The system and law of assessments, completed or in progress. In the order of `ids`; null for unknown or others' assessments. */
export async function findAssessmentRefs(
  organisationId: number,
  ids: readonly number[],
  tx?: Transaction,
): Promise<(AssessmentRef | null)[]> {
  const completed = await findSubjectRefs(organisationId, ids, tx);
  const begun = await findBegun(organisationId, ids, tx);
  const places = [
    ...begun.map(place => ({ ...place, isCompleted: false })),
    ...completed.map(place => ({ ...place, isCompleted: true })),
  ];
  const byId = new Map(places.map(place => [place.assessmentId, place]));
  return ids.map(id => byId.get(id) ?? null);
}
