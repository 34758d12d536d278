import type { Deadline } from '../../parts/deadlines/deadlines.ts';

/** What is shown of the deadlines, and how; it stands in the address. */
export type View = {
  shown: 'list' | 'calendar' | 'timeline';
  kind: Deadline['kind'] | '';
  mine: boolean;
  /** Of the calendar: YYYY-MM, or '' for the month that it is. */
  month: string;
  /** The lanes of the timeline. */
  by: 'kind' | 'system';
  /** Days whose deadlines are open, ISO dates; '' for none. The last one may be left out. */
  from: string;
  to: string;
  /** Of one lane of the timeline alone. */
  lane: string;
};

export const wholeList: View = {
  ...{ shown: 'list', kind: '', mine: false, month: '', by: 'kind', from: '', to: '', lane: '' },
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

/** What an address asks for; what no one could have chosen counts for nothing. */
export function viewIn(query: URLSearchParams): View {
  const shown = query.get('view');
  const kind = query.get('kind') ?? '';
  const month = query.get('month') ?? '';
  const day = (name: string) => [query.get(name) ?? ''].find(isDay) ?? '';
  return {
    shown: shown === 'calendar' || shown === 'timeline' ? shown : 'list',
    kind: isKind(kind) ? kind : '',
    mine: query.has('mine'),
    month: isDay(`${month}-01`) ? month : '',
    by: query.get('by') === 'system' ? 'system' : 'kind',
    from: day('from'),
    to: day('to'),
    lane: query.get('lane') ?? '',
  };
}

/** The query of an address that asks for a view; the whole list has none. */
export function queryOf({ shown, kind, mine, month, by, from, to, lane }: View): URLSearchParams {
  return new URLSearchParams({
    ...(shown !== 'list' && { view: shown }),
    ...(kind && { kind }),
    ...(mine && { mine: '' }),
    ...(shown === 'calendar' && month && { month }),
    ...(shown === 'timeline' && by === 'system' && { by }),
    ...(from && { from }),
    ...(from && to && { to }),
    ...(from && lane && { lane }),
  });
}

/** Those of a kind; one's own are the actions and risks that one owns, and what is due of systems that one owns. */
export function shownOf(deadlines: readonly Deadline[], { kind, mine }: View, me: string | undefined): Deadline[] {
  return deadlines.filter(
    deadline => (kind === '' || deadline.kind === kind) && (!mine || (me !== undefined && deadline.ownerId === me)),
  );
}
