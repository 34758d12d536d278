import type { RiskLevel } from '../../ui/RiskBadge.tsx';

export type Filter = 'ALL' | RiskLevel | 'NOT_ASSESSED';

/** What is shown of the list, and in which order. */
export type View = {
  filter: Filter;
  search: string;
  systemType: string;
  sort: Sort;
  /** The id of the one whose systems are shown; '' for everybody's. */
  owner: string;
};

export const sorts = {
  newest: 'Newest first',
  name: 'Name, A to Z',
  risk: 'Highest risk first',
  assessed: 'Longest unassessed first',
} as const;
export type Sort = keyof typeof sorts;

export const wholeList: View = { filter: 'ALL', search: '', systemType: '', sort: 'newest', owner: '' };

type Listed = {
  name: string;
  description?: string | null | undefined;
  systemType?: string | null | undefined;
  latestAssessment?: { riskLevel: RiskLevel; scored: boolean; completedAt: string } | null | undefined;
  owner?: { id: string } | null | undefined;
};

const byName = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' });
const ranks = { HIGH: 0, MEDIUM: 1, LOW: 2 };
/** Outside the law a level stands for nothing. */
const levelOf = ({ latestAssessment: latest }: Listed) =>
  latest ? (latest.scored ? latest.riskLevel : 'NOT_SCORED') : 'NOT_ASSESSED';
const rankOf = (listed: Listed) => {
  const level = levelOf(listed);
  return level === 'NOT_SCORED' || level === 'NOT_ASSESSED' ? 3 : ranks[level];
};
const assessedAt = ({ latestAssessment }: Listed) => latestAssessment?.completedAt ?? '';

const orders: Record<Exclude<Sort, 'newest'>, (one: Listed, other: Listed) => number> = {
  name: (one, other) => byName.compare(one.name, other.name),
  risk: (one, other) => rankOf(one) - rankOf(other),
  assessed: (one, other) => assessedAt(one).localeCompare(assessedAt(other)),
};

/** The systems that a view shows; the list comes newest first. Every word searched for has to occur somewhere. */
export function systemsInView<System extends Listed>(systems: readonly System[], view: View): System[] {
  const words = view.search.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = systems.filter(listed => {
    const { name, description, systemType, owner } = listed;
    if (view.filter !== 'ALL' && levelOf(listed) !== view.filter) return false;
    if (view.systemType && systemType !== view.systemType) return false;
    if (view.owner && owner?.id !== view.owner) return false;
    const text = `${name} ${description ?? ''} ${systemType ?? ''}`.toLowerCase();
    return words.every(word => text.includes(word));
  });
  return view.sort === 'newest' ? shown : shown.sort(orders[view.sort]);
}
