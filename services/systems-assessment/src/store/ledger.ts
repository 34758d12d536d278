import type { SystemFilter } from '@aicp/contracts/inputs/assessmentInputs';
import { withId } from '@aicp/service/store/collection';
import mongoose from 'mongoose';
import type { Ranking } from '../domain/ranking.ts';
import { type UnderLaw, viewUnderLaw } from '../domain/viewUnderLaw.ts';
import { comparedBy, type LedgerSort, NAME_COLLATION, orderOf } from './ledgerSorts.ts';
import { type AiSystem, Systems } from './systems.ts';

/** An organisation's list under a law. */
type Law = { organisationId: number; jurisdiction: 'EU' | 'UK' };
export type LedgerPage = { filter: SystemFilter; sort: LedgerSort; reversed: boolean; first: number; skip: number };

/** A page of the table of systems, each as the list of the law shows it. Takes two reads, however long the list is. */
export async function listLedger(law: Law, { filter, sort, reversed, first, skip }: LedgerPage): Promise<AiSystem[]> {
  const read = (within: Within) => {
    const query = Systems.find(matching(law, filter, within))
      .sort(orderOf(sort, reversed, within))
      .limit(skip + first);
    return sort === 'name' ? query.collation(NAME_COLLATION).lean() : query.lean();
  };
  // Each has its own order to read by; no index covers both.
  const [own, other] = await Promise.all([read(''), read('otherLaw.')]);
  const systems = [...own, ...other].map(row => viewUnderLaw(withId(row), law.jurisdiction));
  if (own.length > 0 && other.length > 0) systems.sort(comparedBy(sort, reversed));
  return systems.slice(skip, skip + first);
}

/** The number of systems in a list that match a filter. */
export function countLedger(law: Law, filter: SystemFilter): Promise<number> {
  return Systems.countDocuments({ $or: [matching(law, filter, ''), matching(law, filter, 'otherLaw.')] });
}

/** The number of systems in a list by level and type; without a level they are not assessed. */
export type LedgerGroup = {
  level: 'HIGH' | 'MEDIUM' | 'LOW' | null;
  type: string | null;
  count: number;
};

/** The groups of a list. Takes one read, however long the list is. */
export async function groupLedger(law: Law): Promise<LedgerGroup[]> {
  const groups = (within: Within): [mongoose.PipelineStage.Match, mongoose.PipelineStage.Group] => [
    { $match: on(law, within) },
    {
      $group: {
        _id: {
          level: `$${within}latestAssessment.riskLevel`,
          type: '$systemType',
        },
        count: { $sum: 1 },
      },
    },
  ];
  const rows = await Systems.aggregate<{ _id: Partial<LedgerGroup>; count: number }>([
    ...groups(''),
    { $unionWith: { coll: Systems.collection.name, pipeline: groups('otherLaw.') } },
  ]);
  return rows.map(({ _id: { level = null, type = null }, count }) => ({ level, type, count }));
}

type Within = '' | 'otherLaw.';

const on = ({ organisationId, jurisdiction }: Law, within: Within) => ({
  organisationId,
  [`${within}jurisdiction`]: jurisdiction,
  isArchived: false,
});

function matching(law: Law, { level, systemType, ownerId, inProgress, search }: SystemFilter, within: Within) {
  const words = search?.split(/\s+/).filter(Boolean) ?? [];
  return {
    ...on(law, within),
    ...(level === 'NOT_ASSESSED' && { [`${within}latestAssessment.riskLevel`]: null }),
    ...(level && level !== 'NOT_ASSESSED' && { [`${within}latestAssessment.riskLevel`]: level }),
    ...(systemType && { systemType }),
    ...(ownerId && { ownerId }),
    ...(inProgress && { [`${within}openAssessmentId`]: mongoose.trusted({ $ne: null }) }),
    ...(words.length > 0 && {
      $and: words.map(word => ({ $or: SEARCHED.map(field => ({ [field]: contains(word) })) })),
    }),
  };
}

const SEARCHED = ['name', 'description', 'systemType'];

const contains = (word: string) =>
  mongoose.trusted({ $regex: word.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'), $options: 'i' });

/**
 * Everyone's systems with ids above `after` of which a standing names a date that is past, or with an action whose own due date has come.
 * @param today ISO date
 */
export async function pagePastDates(today: string, after: number, limit: number): Promise<AiSystem[]> {
  const past = mongoose.trusted({ $gte: -Number(today.replaceAll('-', '')) });
  const come = mongoose.trusted({ $lte: today });
  const dated = ['', 'otherLaw.'].flatMap(within => [
    { [`${within}latestAssessment.standing.urgency.next`]: past },
    { [`${within}ownDue`]: come },
  ]);
  const systems = await Systems.find({ _id: mongoose.trusted({ $gt: after }), $or: dated })
    .sort({ _id: 1 })
    .limit(limit)
    .lean();
  return systems.map(withId);
}

type Moved = { assessmentId: number; standing: Ranking; urgency: number };

/** Writes the ranking of a completed assessment and the urgency of its system, unless what decides them has changed since it was read. */
export async function setRanking(
  systemId: number,
  { openAssessmentId, ownDue }: Pick<UnderLaw, 'openAssessmentId' | 'ownDue'>,
  { assessmentId, ...moved }: Moved,
): Promise<void> {
  for (const within of ['', 'otherLaw.'])
    await Systems.updateOne(
      {
        _id: systemId,
        [`${within}latestAssessment.id`]: assessmentId,
        [`${within}openAssessmentId`]: openAssessmentId,
        [`${within}ownDue`]: ownDue,
      },
      { $set: { [`${within}latestAssessment.standing`]: moved.standing, [`${within}urgency`]: moved.urgency } },
    );
}
