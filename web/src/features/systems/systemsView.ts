import { systemStatuses } from '@aicp/compliance/law/systemFacts/systemStatuses';
import type { Jurisdiction, RegisterFilter, RegisterSort } from '../../gql/graphql.ts';

/** The shown part of the list of all systems and its order, as stored in the address. */
export type View = {
  law: Jurisdiction | '';
  /** One of `systemStatuses`, or none: no status recorded; '': all. */
  status: string;
  /** The id of a member, 'me' or 'no one'; '': all owners. */
  owner: string;
  search: string;
  /** The name of the shown own field; '': none. */
  own: string;
  /** The value it must have: `is:` and a value, or `none`; '': any. */
  ownValue: string;
  /** '1': the archived systems instead of those in use. */
  archived: '' | '1';
  sort: RegisterSort;
  /** Whether the order is reversed. */
  reversed: boolean;
  /** From 1. */
  page: number;
};

export const wholeRegister: View = {
  law: '',
  status: '',
  owner: '',
  search: '',
  own: '',
  ownValue: '',
  archived: '',
  sort: 'newest',
  reversed: false,
  page: 1,
};

export const sorts: Record<RegisterSort, string> = {
  newest: 'Newest first',
  name: 'Name, A to Z',
  law: 'Law',
  risk: 'Highest risk first',
  status: 'Status',
  owner: 'Owner',
  version: 'Version',
  supplier: 'Supplier',
  nextReview: 'Next review first',
  completeness: 'Fewest facts first',
};

const statuses = [...Object.keys(systemStatuses), 'none'];

const OWN_NAME = /^[a-z0-9][a-z0-9_-]{0,39}$/;

/** The number of systems on a page. */
export const PAGE = 50;

/** Reads the view from an address; ignores values that no user could have chosen. */
export function viewIn(query: URLSearchParams): View {
  const text = (name: string) => query.get(name) ?? '';
  const [law, status, owner, sort, page] = ['law', 'status', 'owner', 'sort', 'page'].map(text) as [
    string,
    string,
    string,
    string,
    string,
  ];
  return {
    law: law === 'EU' || law === 'UK' ? law : '',
    status: statuses.includes(status) ? status : '',
    owner: /^(?:me|nobody|[1-9]\d{0,14})$/.test(owner) ? owner : '',
    search: text('search').slice(0, 200),
    own: OWN_NAME.test(text('own')) ? text('own') : '',
    ownValue:
      OWN_NAME.test(text('own')) && /^(?:none$|is:)/.test(text('ownValue')) ? text('ownValue').slice(0, 200) : '',
    archived: text('archived') === '1' ? '1' : '',
    sort: Object.hasOwn(sorts, sort) ? (sort as RegisterSort) : 'newest',
    reversed: text('order') === 'reversed',
    page: /^[1-9]\d{0,2}$/.test(page) && Number(page) <= 200 ? Number(page) : 1,
  };
}

/** The query string of a view; empty for the whole list. */
export function queryOf({ reversed, page, sort, ...filter }: View): URLSearchParams {
  const chosen = Object.entries(filter).filter(([, value]) => value !== '');
  return new URLSearchParams({
    ...Object.fromEntries(chosen),
    ...(sort !== 'newest' && { sort }),
    ...(reversed && { order: 'reversed' }),
    ...(page > 1 && { page: String(page) }),
  });
}

/** The server's filter for a view. */
export function filterOf(
  { law, status, owner, search, own, ownValue, archived }: View,
  me: string | undefined,
): RegisterFilter {
  const ownerId = owner === 'me' ? me : owner;
  return {
    ...(archived && { archived: true }),
    ...(law && { jurisdiction: law }),
    ...(status && { status }),
    ...(owner === 'nobody' ? { noOwner: true } : ownerId && { ownerId }),
    ...(search.trim() && { search: search.trim() }),
    ...(own && ownValue && ownValue !== 'is:' && { own: { name: own, value: ownValue.replace(/^(?:is:|none$)/, '') } }),
  };
}

/** Whether a view hides any systems. */
export function hasFilters({ law, status, owner, search, ownValue, archived, page }: View): boolean {
  return Boolean(archived || law || status || owner || search || ownValue || page > 1);
}
