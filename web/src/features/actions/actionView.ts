import type { ActionFiling, ActionFilter, ActionSort, ActionState, Jurisdiction } from '../../gql/graphql.ts';
import { stateNames } from '../../parts/actions/stateNames.ts';

export type Sort = ActionSort;

/** The shown actions and their layout, as stored in the address. */
export type View = {
  board: boolean;
  /** A member's id, `me`, unassigned, or '' for everyone. */
  owner: string;
  /** '' for open and in progress. */
  state: ActionState | 'all' | '';
  law: Jurisdiction | '';
  system: string;
  overdue: boolean;
  sort: Sort;
  /** Whether the order is reversed. */
  reversed: boolean;
  /** The id of the opened action. */
  action: string;
};

export const wholeList: View = {
  board: false,
  owner: '',
  state: '',
  law: '',
  system: '',
  overdue: false,
  sort: 'due',
  reversed: false,
  action: '',
};

/** The orders of the list. */
export const sorts: Record<Sort, string> = { due: 'Due date', owner: 'Owner', system: 'System', severity: 'Severity' };

/** The labels for the filing of a completed action. */
export const filingWords: Record<ActionFiling, string> = {
  file: 'Done, file linked',
  sentence: 'Done, with a sentence',
  nothing: 'Done, nothing filed',
};

/** The states that have a column on the board. */
export const columns: readonly ActionState[] = ['open', 'doing', 'done', 'accepted'];

const isState = (text: string): text is ActionState => Object.hasOwn(stateNames, text);
const digits = (text: string | null) => (/^\d{1,15}$/.test(text ?? '') ? (text ?? '') : '');

/** Reads the view from an address; ignores values that no user could have chosen. */
export function parseActionView(query: URLSearchParams): View {
  const owner = query.get('owner') ?? '';
  const state = query.get('state') ?? '';
  const law = query.get('law')?.toUpperCase();
  const sort = query.get('sort') ?? '';
  return {
    board: query.get('view') === 'board',
    owner: owner === 'me' || owner === 'nobody' ? owner : digits(owner),
    state: isState(state) || state === 'all' ? state : '',
    law: law === 'EU' || law === 'UK' ? law : '',
    system: digits(query.get('system')),
    overdue: query.has('overdue'),
    sort: Object.hasOwn(sorts, sort) ? (sort as Sort) : 'due',
    reversed: query.get('order') === 'reversed',
    action: digits(query.get('action')),
  };
}

/** The query string of a view; empty for the whole list. */
export function queryOf({ board, owner, state, law, system, overdue, sort, reversed, action }: View): URLSearchParams {
  return new URLSearchParams({
    ...(board && { view: 'board' }),
    ...(owner && { owner }),
    ...(state && { state }),
    ...(law && { law: law.toLowerCase() }),
    ...(system && { system }),
    ...(overdue && { overdue: '' }),
    ...(sort !== 'due' && { sort }),
    ...(reversed && { order: 'reversed' }),
    ...(action && { action }),
  });
}

/** Whether a view hides any open or started action. */
export const isNarrowed = ({ owner, state, law, system, overdue }: View) =>
  owner !== '' || state !== '' || law !== '' || system !== '' || overdue;

/** The server's filter for a view. A board has its own columns. */
export function filterOf({ board, owner, state, law, system, overdue }: View, me: string | undefined): ActionFilter {
  const states = statesOf(board, state, overdue);
  return {
    ...(states && { states }),
    ...(owner === 'nobody' ? { unowned: true } : owner && { owner: owner === 'me' ? (me ?? '') : owner }),
    ...(law && { jurisdiction: law }),
    ...(system && { systemId: system }),
    ...(overdue && { overdue }),
  };
}

/** An accepted risk can be overdue too. */
function statesOf(board: boolean, state: View['state'], overdue: boolean): ActionState[] | undefined {
  if (board) return [...columns];
  if (state === '') return overdue ? undefined : ['open', 'doing'];
  return state === 'all' ? undefined : [state];
}
