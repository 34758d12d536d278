import { isGapState } from '@aicp/compliance/scoring/dutyWords';
import type { Gap, Verdict } from '@aicp/compliance/scoring/verdict';
import type { LastFound, LawDue, Origin, Words } from './action.ts';
import type { Report } from './reportOf.ts';

/** An action required by a report. */
export type Draft = Words &
  LawDue &
  LastFound &
  Origin & {
    /** Its recommended action in the report; null if that covers several gaps. */
    recommended: number | null;
  };

type Recommended = Verdict['actions'][number];

/** The end of each recommended action's text. */
const ENDING = / Owner: (.+?)\. Due: .+\.$/;

/** Whether an action is repeated every year and so is never finished. */
const recurs = ({ due }: Recommended) => due.endsWith('once a year');

/** The actions required by a report: every gap with its remedy, and every fact to find out. In the report's words and order. */
export function draftsOf({ result, completedAt }: Pick<Report, 'result' | 'completedAt'>): Draft[] {
  const day = completedAt.toISOString().slice(0, 10);
  const left = new Set<Gap>(result.findings);
  const drafts = result.actions.flatMap((action, recommended): Draft[] => {
    const gap = [...left].find(found => found.questionId === action.questionId && sameSource(found, action));
    if (gap) left.delete(gap);
    return recurs(action) ? [] : [draftOf(action, gap, day, recommended, result)];
  });
  return [...drafts, ...[...left].map(gap => draftOf(remedyOf(gap, result, day), gap, day, null, result))];
}

const sameSource = (gap: Gap, { citation }: Recommended) => gap.citation.label === citation.label;

/**
 * The remedy of a gap that shares it with others, so that the report states it once: that of gaps with the same text and dates, if they
 * have the same. Otherwise the gap's own text.
 */
function remedyOf(gap: Gap, { findings, actions }: Verdict, day: string): Recommended {
  const alike = findings.filter(other => leadOf(other) === leadOf(gap) && hasBegun(other, day) === hasBegun(gap, day));
  const remedies = actions.filter(action =>
    alike.some(other => other.questionId === action.questionId && sameSource(other, action)),
  );
  const [first, ...others] = remedies;
  const { questionId, citation, appliesFrom, text } = gap;
  const own = { questionId, citation, appliesFrom, goodPractice: false };
  return first && others.length === 0 ? { ...first, ...own } : { ...own, text, due: 'now' };
}

const hasBegun = ({ appliesFrom }: Gap, day: string) => appliesFrom === null || appliesFrom <= day;
const leadOf = ({ text }: Gap) => text.split(':')[0];

function draftOf(
  action: Recommended,
  gap: Gap | undefined,
  day: string,
  recommended: number | null,
  { duties }: Pick<Verdict, 'duties'>,
): Draft {
  const { questionId, text, due, goodPractice, citation } = action;
  const [ending, who = null] = ENDING.exec(text) ?? [];
  return {
    dutyId: gap?.dutyId ?? null,
    questionId,
    title: ending ? text.slice(0, -ending.length) : text,
    why: gap?.text ?? null,
    citation,
    cites: citation.label,
    goodPractice,
    severity: gap?.severity ?? null,
    who: gap?.owner ?? who,
    ...lawDueOf(action, gap, day),
    dueWords: due,
    gap: gap ? stateOf(gap, duties) : null,
    appliesFrom: gap?.appliesFrom ?? null,
    recommended,
  };
}

function stateOf({ dutyId, questionId }: Gap, duties: Verdict['duties']): Draft['gap'] {
  const same = duties.filter(({ id }) => id === dutyId);
  const { status } = same.find(duty => duty.questionId === questionId) ?? same[0] ?? {};
  return status && isGapState(status) ? status : 'open';
}

/** Work that depends on a change of the system has no date, neither the report's nor a legal one. */
function lawDueOf({ due, appliesFrom }: Recommended, gap: Gap | undefined, day: string): Omit<LawDue, 'dueWords'> {
  const state = gap ? gap.state : due.startsWith('by ') ? 'due' : null;
  const lawDue = state === 'due' && appliesFrom !== null && appliesFrom > day ? appliesFrom : null;
  const waits = state === 'due' && appliesFrom === null;
  return { lawDue, isNow: lawDue === null && !waits && (state === 'in_force' || state === 'due') };
}
