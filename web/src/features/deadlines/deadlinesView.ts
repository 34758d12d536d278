import type { Deadline } from '../../parts/deadlines/deadlines.ts';

/** The shown deadlines and their layout, as stored in the address. */
export type View = {
  shown: 'list' | 'calendar' | 'timeline';
  kind: Deadline['kind'] | '';
  law: 'EU' | 'UK' | '';
  mine: boolean;
  /** The month of the calendar: YYYY-MM, or '' for the current month. */
  month: string;
  /** The lanes of the timeline. */
  by: 'kind' | 'system';
  /** The first and last opened day, as ISO dates; '' for none. The last one may be missing. */
  from: string;
  to: string;
  /** Only one lane of the timeline. */
  lane: string;
};

export const wholeList: View = {
  ...{ shown: 'list', kind: '', law: '', mine: false, month: '', by: 'kind', from: '', to: '', lane: '' },
};

export const kindNames: Record<Deadline['kind'], string> = {
  law: 'Law',
  action: 'Actions',
  risk: 'Accepted risks',
  evidence: 'Evidence',
  reassessment: 'Reassessments',
  review: 'Reviews',
};

const isKind = (text: string): text is Deadline['kind'] => Object.hasOwn(kindNames, text);
const isDay = (text: string) =>
  /^2[01]\d{2}-\d{2}-\d{2}$/.test(text) && new Date(text).getUTCDate() === Number(text.slice(8));

/** Reads the view from an address; ignores values that no user could have chosen. */
export function viewIn(query: URLSearchParams): View {
  const shown = query.get('view');
  const kind = query.get('kind') ?? '';
  const law = query.get('law');
  const month = query.get('month') ?? '';
  const day = (name: string) => [query.get(name) ?? ''].find(isDay) ?? '';
  return {
    shown: shown === 'calendar' || shown === 'timeline' ? shown : 'list',
    kind: isKind(kind) ? kind : '',
    law: law === 'eu' ? 'EU' : law === 'uk' ? 'UK' : '',
    mine: query.has('mine'),
    month: isDay(`${month}-01`) ? month : '',
    by: query.get('by') === 'system' ? 'system' : 'kind',
    from: day('from'),
    to: day('to'),
    lane: query.get('lane') ?? '',
  };
}

/** The query string of a view; empty for the whole list. */
export function queryOf({ shown, kind, law, mine, month, by, from, to, lane }: View): URLSearchParams {
  return new URLSearchParams({
    ...(shown !== 'list' && { view: shown }),
    ...(kind && { kind }),
    ...(law && { law: law.toLowerCase() }),
    ...(mine && { mine: '' }),
    ...(shown === 'calendar' && month && { month }),
    ...(shown === 'timeline' && by === 'system' && { by }),
    ...(from && { from }),
    ...(from && to && { to }),
    ...(from && lane && { lane }),
  });
}

/**
 * The deadlines of a kind and of a law, including those of neither law or of both. The user's own are the actions and risks that they
 * own, and the deadlines of their systems.
 */
export function shownOf(deadlines: readonly Deadline[], { kind, law, mine }: View, me: string | undefined): Deadline[] {
  const isShown = (deadline: Deadline) =>
    (kind === '' || deadline.kind === kind) && (law === '' || (deadline.jurisdiction ?? law) === law);
  return deadlines.filter(deadline => isShown(deadline) && (!mine || (me !== undefined && deadline.ownerId === me)));
}
