import { dutyWords } from '@aicp/compliance/scoring/dutyWords';
import type { ReactNode } from 'react';
import type { ActionFiling, ActionState, DutyProof, DutyStatus } from '../../gql/graphql.ts';
import { formatDay, formatShortDate } from '../../ui/formatDate.ts';
import { Answered, type AnsweredBy } from '../evidence/AnsweredLine.tsx';
import { stateNames } from './stateNames.ts';

/** The work on a gap. Names are as their page shows people. */
export type Work = {
  state: ActionState;
  stateAt: string;
  /** Null if a report put it into its state. */
  stateBy: ReactNode;
  /** Null while it has no owner. */
  owner: ReactNode;
  due: string | null;
  filed: ActionFiling | null;
  /** The report in which its gap is gone, and who completed that. */
  closedBy?: string | number | null;
  completedBy?: ReactNode;
};

/** The latest report of a system, and how it finds a gap. */
export type Found = { reportId: string | number | null; gap: DutyStatus | null };

type Parts = readonly ReactNode[];

/** The parts of a line that have something to say, with dots between them. */
export function Line({ parts }: { parts: Parts }) {
  const said = parts.filter(part => part !== null && part !== undefined && part !== false && part !== '');
  const [first, ...others] = said;
  return others.reduce<ReactNode>(
    (line, part) => (
      <>
        {line} · {part}
      </>
    ),
    first,
  );
}

/**
 * "Done since 21 November 2026, by Tom Becker", "report 37 still states Missing; reassess", "no file"; or "Closed since 28 November 2026 by
 * report 33, completed by Priya Raman", "gap closed".
 */
export function sinceParts(
  { state, stateAt, stateBy, closedBy, completedBy, filed }: Work,
  { reportId, gap }: Found,
  word: string = stateNames[state],
): Parts {
  return [
    <>
      {word} since {formatDay(stateAt)}
      {stateBy && <>, by {stateBy}</>}
      {closedBy && ` by report ${closedBy}`}
      {closedBy && completedBy && <>, completed by {completedBy}</>}
    </>,
    closedBy && 'gap closed',
    state === 'done' && gap && reportId && `report ${reportId} still states ${dutyWords[gap]}; reassess`,
    filed && FILED[filed],
  ];
}

const FILED: Record<ActionFiling, string> = {
  file: 'file linked',
  sentence: 'a sentence and no file',
  nothing: 'no file',
};

/** "owner Tom Becker" */
export const ownerPart = (owner: ReactNode) => (owner ? <>owner {owner}</> : 'no owner');

/** "Action 7", "Tom Becker", "2 Dec 2027", "Open": the work on a gap where space is short. @param action the words or the link for it */
export const shortParts = (action: ReactNode, { owner, due, state }: Work): Parts => [
  action,
  owner ?? 'Unassigned',
  due ? formatShortDate(due) : 'No date',
  stateNames[state],
];

type Dated = Work & {
  /** When it is due in the words of the report, if it has no date. */
  dueWords: string | null;
};

/** "owner Tom Becker", "due 2 December 2027, overdue": the owner of an action and its due date. @param asOf ISO date of the line */
export function ownerParts(
  { state, owner, due, dueWords: words }: Omit<Dated, 'stateAt' | 'stateBy' | 'filed'>,
  asOf: string,
): Parts {
  const day = due ? formatDay(due) : words?.split(',')[0];
  const isOverdue = due !== null && due < asOf && (state === 'open' || state === 'doing');
  return [
    ownerPart(owner),
    day ? (
      <>
        due {day}
        {isOverdue && (
          <>
            , <span className="font-semibold text-high">overdue</span>
          </>
        )}
      </>
    ) : (
      'no due date'
    ),
  ];
}

type Duty = Pick<Found, 'reportId'> & {
  /** ISO date of the line. */
  asOf: string;
  status: DutyStatus;
  /** Why it does not apply, or is another party's; null for any other. */
  why: string | null;
  /** ISO date from which it binds the system. */
  from: string | null;
  proof: DutyProof | null;
  answered: AnsweredBy | null;
  action: (Dated & { number: number | null; title: string; ofOrganisation: boolean }) | null;
};

/** How a duty is met, in one line: its state, from when, the proof, the answer, and the action with its owner, due date and status. */
export function dutyParts({ status, why, from, proof, answered, action, reportId, asOf }: Duty): Parts {
  const proofPart = proof === 'expired' ? <span className="font-semibold text-high">expired</span> : proof;
  return [
    why ? `${dutyWords[status]}: ${clauseOf(why)}` : dutyWords[status],
    from && status !== 'not_applicable' && status !== 'other_party' && `from ${formatDay(from)}`,
    proofPart,
    answered && <Answered {...answered} />,
    ...(action
      ? [
          `Action${action.number ? ` ${action.number}` : ''}${action.ofOrganisation ? ', of the organisation' : ''}: ${action.title.replace(/\.$/, '')}`,
          ...ownerParts(action, asOf),
          ...sinceParts(action, { reportId, gap: status }, stateNames[action.state].toLowerCase()),
        ]
      : []),
  ];
}

/** A sentence as the end of another: "the system does not work on biometric data". */
const clauseOf = (sentence: string) =>
  sentence.replace(/^(?!Art\b)[A-Z](?=[a-z]*[ ,])/, first => first.toLowerCase()).replace(/\.$/, '');

/** The words that a bank begins a gap with. */
const LEAD = /^(?:Missing|Only partly in place|Not known(?: to be in place)?): /;

/** "Missing from 2 December 2027: technical documentation (Art. 11)", as the latest report finds a gap. */
export function gapWords(
  why: string,
  { gap, appliesFrom, cites }: { gap: DutyStatus | null; appliesFrom: string | null; cites: string | null },
): string {
  const said = why.replace(LEAD, '').replace(/\.$/, '');
  const thing = cites && !why.includes(cites) ? withSource(said, cites) : said;
  const dated = appliesFrom ? ` from ${formatDay(appliesFrom)}` : '';
  return gap && LEAD.test(why) ? `${dutyWords[gap]}${dated}: ${thing}` : `${thing}${dated && `,${dated}`}`;
}

/** "… (Art. 27(1), (2))": one pair of brackets, with the more exact provision. */
function withSource(said: string, cites: string): string {
  const [, before, source] = /^(.*) \((Arts?\.? \d[^ ]*)\)$/.exec(said) ?? [];
  return source && (cites === source || cites.startsWith(`${source}(`)) ? `${before} (${cites})` : `${said} (${cites})`;
}
