import type { Transaction } from '@aicp/service/store/transaction';
import { type Begun, findBegun } from './begun.ts';
import { findSubjectPlaces } from './subjects.ts';

/** Where an assessment belongs. */
export type AssessmentPlace = Begun & { isCompleted: boolean };

/** The system and the law of assessments, completed or in progress. In the order of `ids`; null where there is none of this owner. */
export async function findPlaces(
  organisationId: number,
  ids: readonly number[],
  tx?: Transaction,
): Promise<(AssessmentPlace | null)[]> {
  const completed = await findSubjectPlaces(organisationId, ids, tx);
  const begun = await findBegun(organisationId, ids, tx);
  const places = [
    ...begun.map(place => ({ ...place, isCompleted: false })),
    ...completed.map(place => ({ ...place, isCompleted: true })),
  ];
  const byId = new Map(places.map(place => [place.assessmentId, place]));
  return ids.map(id => byId.get(id) ?? null);
}
