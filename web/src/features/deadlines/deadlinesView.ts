import type { Deadline } from '../../parts/deadlines/deadlines.ts';

/** What is shown of the deadlines, and how; it stands in the address. */
export type View = {
  shown: 'list' | 'calendar' | 'timeline';
  kind: Deadline['kind'] | '';
  law: 'EU' | 'UK' | '';
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

/** What an address asks for; what no one could have chosen counts for nothing. */
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

/** The query of an address that asks for a view; the whole list has none. */
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
 * Those of a kind and of a law, with those of neither law or of both; one's own are the actions and risks that one owns, and what is due of
 * systems that one owns.
 */
export function shownOf(deadlines: readonly Deadline[], { kind, law, mine }: View, me: string | undefined): Deadline[] {
  const isShown = (deadline: Deadline) =>
    (kind === '' || deadline.kind === kind) && (law === '' || (deadline.jurisdiction ?? law) === law);
  return deadlines.filter(deadline => isShown(deadline) && (!mine || (me !== undefined && deadline.ownerId === me)));
}
