import mongoose from 'mongoose';
import { resultsOf } from '../domain/viewUnderLaw.ts';
import { listDutyResponses } from './responses.ts';
import { Systems } from './systems.ts';

/** An answer in the result of a system's latest completed assessment. */
export type DutyUse = { questionId: string; answer: string; systemId: number; answeredAt: Date };

const MAX_SYSTEMS = 500;

/**
 * The answers to these questions in the latest results of an organisation's active systems, newest first. Takes three reads, however many
 * systems there are.
 */
export async function listDutyUses(organisationId: number, questionIds: readonly string[]): Promise<DutyUse[]> {
  const read = (within: '' | 'otherLaw.') =>
    Systems.find(
      {
        organisationId,
        isArchived: false,
        [`${within}jurisdiction`]: mongoose.trusted({ $in: ['EU', 'UK'] }),
        [`${within}latestAssessment.completedAt`]: mongoose.trusted({ $gt: new Date(0) }),
      },
      { jurisdiction: 1, latestAssessment: 1, openAssessmentId: 1, ownDue: 1, urgency: 1, otherLaw: 1 },
    )
      .sort({ [`${within}latestAssessment.completedAt`]: -1 })
      .limit(MAX_SYSTEMS)
      .lean();
  const rows = (await Promise.all([read(''), read('otherLaw.')])).flat();
  const systems = new Map(
    rows.flatMap(row =>
      resultsOf(row).flatMap(({ latestAssessment }) =>
        latestAssessment ? [[latestAssessment.id, row._id] as const] : [],
      ),
    ),
  );
  const found = await listDutyResponses([...systems.keys()], questionIds);
  return found
    .map(({ assessmentId, questionId, answer, answeredAt }) => ({
      ...{ questionId, answer, answeredAt, systemId: systems.get(assessmentId) ?? 0 },
    }))
    .sort((one, other) => other.answeredAt.getTime() - one.answeredAt.getTime());
}
