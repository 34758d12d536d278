import type { IndexDefinition, IndexOptions } from 'mongoose';
import type { UnderLaw } from '../domain/viewUnderLaw.ts';

/** The sort fields of the table of systems, with their paths within a system's state under a law. */
const PATHS = {
  urgency: 'urgency',
  class: 'latestAssessment.standing.urgency.class',
  level: 'latestAssessment.standing.urgency.level',
  score: 'latestAssessment.standing.urgency.score',
  openGaps: 'latestAssessment.standing.urgency.gaps',
  nextDate: 'latestAssessment.standing.urgency.next',
  lastAssessed: 'latestAssessment.completedAt',
  progress: 'openAssessmentId',
} as const;

type Path = keyof typeof PATHS;
export type LedgerSort = 'newest' | 'name' | Path;
const paths = Object.keys(PATHS) as Path[];
export const SORTS: readonly LedgerSort[] = ['newest', 'name', ...paths];

/** 'bot 9' sorts before 'Bot 10', as readers expect. */
export const NAME_COLLATION = { locale: 'en', strength: 1, numericOrdering: true } as const;

type Order = Record<string, 1 | -1>;
type Listed = UnderLaw & { id: number; name: string };

/**
 * The order of a list: most urgent first, never assessed last. In the list of the longest unassessed, those never assessed come first.
 * @param within the path of the state under the law: '', or 'otherLaw.'
 */
export function orderOf(sort: LedgerSort, reversed: boolean, within: '' | 'otherLaw.'): Order {
  const [down, up] = reversed ? ([1, -1] as const) : ([-1, 1] as const);
  if (sort === 'newest') return { _id: down };
  if (sort === 'name') return { name: up, _id: down };
  return { [within + PATHS[sort]]: sort === 'lastAssessed' ? up : down, _id: down };
}

const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** A comparison in the same order, for systems that are already loaded. */
export function comparedBy(sort: LedgerSort, reversed: boolean): (one: Listed, other: Listed) => number {
  const way = reversed ? -1 : 1;
  const age = (one: Listed, other: Listed) => other.id - one.id;
  if (sort === 'newest') return (one, other) => way * age(one, other);
  if (sort === 'name') return (one, other) => way * (byName.compare(one.name, other.name) || age(one, other));
  const up = sort === 'lastAssessed' ? 1 : -1;
  return (one, other) => way * (up * (keyOf(one, sort) - keyOf(other, sort)) || age(one, other));
}

/** Missing values come first in ascending order. */
function keyOf({ latestAssessment, openAssessmentId, urgency }: Listed, sort: Path): number {
  const columns = latestAssessment?.standing?.urgency;
  const keys = {
    urgency,
    class: columns?.class,
    level: columns?.level,
    score: columns?.score,
    openGaps: columns?.gaps,
    nextDate: columns?.next,
    lastAssessed: latestAssessment?.completedAt.getTime(),
    progress: openAssessmentId,
  };
  return keys[sort] ?? LOWEST;
}

const LOWEST = -1e12;

/**
 * One index for each order, under the law of registration. The few systems on both lists are sorted without an index. A last index counts
 * a list by level and type without reading its rows.
 */
export const ledgerIndexes: [IndexDefinition, IndexOptions?][] = [
  [{ organisationId: 1, jurisdiction: 1, name: 1, _id: -1 }, { collation: NAME_COLLATION }],
  ...paths.map((sort): [IndexDefinition] => [{ organisationId: 1, jurisdiction: 1, ...orderOf(sort, false, '') }]),
  [
    {
      organisationId: 1,
      jurisdiction: 1,
      isArchived: 1,
      'latestAssessment.riskLevel': 1,
      systemType: 1,
    },
  ],
];
