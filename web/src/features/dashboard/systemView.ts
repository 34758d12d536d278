import type { SystemFilter, SystemSort } from '../../gql/graphql.ts';

export type Filter = 'ALL' | 'HIGH' | 'MEDIUM' | 'LOW' | 'NOT_ASSESSED' | 'IN_PROGRESS';
export type Sort = SystemSort;

/** The shown part of the list and its order, as stored in the address. */
export type View = {
  filter: Filter;
  search: string;
  systemType: string;
  /** Only the user's own systems. */
  mine: boolean;
  sort: Sort;
  /** Whether the order is reversed. */
  reversed: boolean;
  /** From 1. */
  page: number;
};

export const wholeList: View = {
  filter: 'ALL',
  search: '',
  systemType: '',
  mine: false,
  sort: 'urgency',
  reversed: false,
  page: 1,
};

export const sorts: Record<Sort, string> = {
  urgency: 'Most urgent first',
  newest: 'Newest first',
  name: 'Name, A to Z',
  level: 'Highest risk first',
  class: 'Strictest class first',
  score: 'Lowest compliance score first',
  openGaps: 'Most open gaps first',
  nextDate: 'Soonest legal date first',
  lastAssessed: 'Least recently assessed first',
  progress: 'In progress first',
};

const filters: readonly Filter[] = ['ALL', 'HIGH', 'MEDIUM', 'LOW', 'NOT_ASSESSED', 'IN_PROGRESS'];

/** The number of systems on a page. */
export const PAGE = 50;

/** Reads the view from an address; ignores values that no user could have chosen. */
export function viewIn(query: URLSearchParams): View {
  const sort = query.get('sort') ?? '';
  const page = Number(query.get('page'));
  return {
    filter: filters.find(filter => filter === query.get('level')?.toUpperCase()) ?? 'ALL',
    search: (query.get('search') ?? '').slice(0, 200),
    systemType: (query.get('type') ?? '').slice(0, 100),
    mine: query.get('owner') === 'me',
    sort: Object.hasOwn(sorts, sort) ? (sort as Sort) : wholeList.sort,
    reversed: query.get('order') === 'reversed',
    page: Number.isInteger(page) && page > 0 && page <= 200 ? page : 1,
  };
}

/** The query string of a view; empty for the whole list. */
export function queryOf({ filter, search, systemType, mine, sort, reversed, page }: View): URLSearchParams {
  return new URLSearchParams({
    ...(filter !== 'ALL' && { level: filter.toLowerCase() }),
    ...(search && { search }),
    ...(systemType && { type: systemType }),
    ...(mine && { owner: 'me' }),
    ...(sort !== wholeList.sort && { sort }),
    ...(reversed && { order: 'reversed' }),
    ...(page > 1 && { page: String(page) }),
  });
}

/** The server's filter for a view. */
export function filterOf({ filter, search, systemType, mine }: View, me: string | undefined): SystemFilter {
  return {
    ...(filter === 'IN_PROGRESS' ? { inProgress: true } : filter !== 'ALL' && { level: filter }),
    ...(search.trim() && { search: search.trim() }),
    ...(systemType && { systemType }),
    ...(mine && me && { ownerId: me }),
  };
}
