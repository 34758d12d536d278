import mongoose from 'mongoose';
import { monthsAfter, type Reassessment } from '../domain/reassessment.ts';
import { resultsOf } from '../domain/viewUnderLaw.ts';
import { listRetired } from './systemFacts.ts';
import { Systems } from './systems.ts';

/**
 * An organisation's results under these laws that are due for reassessment, oldest first, without retired systems. Three indexed reads, for
 * any number of systems.
 */
export async function listReassessments(
  { organisationId, laws }: { organisationId: number; laws: readonly ('EU' | 'UK')[] },
  months: number,
  limit: number,
): Promise<Reassessment[]> {
  const retired = await listRetired(organisationId);
  const read = (within: '' | 'otherLaw.') =>
    Systems.find(
      {
        organisationId,
        isArchived: false,
        _id: mongoose.trusted({ $nin: retired }),
        [`${within}jurisdiction`]: mongoose.trusted({ $in: laws }),
        [`${within}latestAssessment.completedAt`]: mongoose.trusted({ $gt: new Date(0) }),
      },
      { jurisdiction: 1, latestAssessment: 1, openAssessmentId: 1, ownDue: 1, urgency: 1, otherLaw: 1 },
    )
      .sort({ [`${within}latestAssessment.completedAt`]: 1 })
      .limit(limit)
      .lean();
  const [own, other] = await Promise.all([read(''), read('otherLaw.')]);
  const rows = new Map([...own, ...other].map(row => [row._id, row]));
  return [...rows.values()]
    .flatMap(row =>
      resultsOf(row).flatMap(({ jurisdiction, latestAssessment, openAssessmentId }) => {
        if (!latestAssessment || !laws.includes(jurisdiction)) return [];
        const { completedAt: lastAssessed } = latestAssessment;
        const dueOn = monthsAfter(lastAssessed, months);
        return [{ systemId: row._id, jurisdiction, dueOn, lastAssessed, openAssessmentId }];
      }),
    )
    .sort((one, next) => one.lastAssessed.getTime() - next.lastAssessed.getTime())
    .slice(0, limit);
}
