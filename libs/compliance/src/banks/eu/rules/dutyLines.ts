import { scoreOf } from '../../../scoring/scoreOf.ts';
import type { Duty, DutyStatus } from '../../../scoring/verdict.ts';
import { duties } from '../bank.ts';
import { type Cite, cite } from '../cite.ts';
import type { DutyRow, Start, Tier } from '../duty.ts';
import { liveSearch } from '../facts.ts';
import { type Case, firstOf, questionById } from './case.ts';
import { closedRows } from './closedRows.ts';
import { doubts, dutyReasons, elsewhereReasons } from './dutyReasons.ts';
import { exceptionRows } from './exceptionRows.ts';
import { type Begin, beginOf } from './starts.ts';

/** A row of the report's table with what scoring needs of it. */
export type Line = Duty & {
  begin: Begin;
  fineTier: Tier;
  /** Before any weight. */
  points: number;
  gap: string;
  action: string;
};

const statuses: Readonly<Record<string, DutyStatus>> = {
  implemented: 'met',
  yes: 'met',
  partial: 'partly',
  none: 'open',
  no: 'open',
  unsure: 'unknown',
  not_applicable: 'not_applicable',
  planned: 'not_applicable',
};

/** The duties that bind, are another company's, or do not bind for a reason worth reading; each once. */
export function dutyLines(given: Case): Line[] {
  const bound = [...exceptionLines(given), ...duties.flatMap(row => boundLine(row, given))];
  const has = new Set(bound.map(({ id }) => id));
  const others = duties.flatMap(row => (has.has(row.id) ? [] : elsewhereLine(row, given)));
  const closed = closedRows
    .filter(({ id, when }) => !has.has(id) && given.says(when))
    .flatMap(({ id, why, binds = false }) => {
      const row = duties.find(each => each.id === id);
      return row ? [closedLine(row, why, binds, given)] : [];
    });
  return unique([...bound, ...others, ...closed]);
}

function boundLine(row: DutyRow, given: Case): Line[] {
  const value = given.answers[row.question.id];
  if (value === undefined) return [];
  const why = firstOf(dutyReasons[row.id] ?? [], given)?.why ?? row.gate.why;
  return [
    lineOf(row, given, {
      binds: true,
      who: row.gate.who,
      why: value === 'not_applicable' ? labelOf(row, value) : `${why}${beginning(beginOf(row.start, given))}`,
      status: statuses[value] ?? 'unknown',
      points: scoreOf(row.question, value) ?? 0,
    }),
  ];
}

/** The start of the duty, if a date alone is not enough. */
const beginning = ({ state, words, by }: Begin) =>
  words ? ` It ${state === 'in_force' ? 'has applied' : 'applies'} ${words} (${by}).` : '';

function labelOf({ question }: DutyRow, value: string): string {
  return `${question.options?.find(option => option.value === value)?.label ?? value}.`;
}

function elsewhereLine(row: DutyRow, given: Case): Line[] {
  const { other } = row.gate;
  const fits = row.elsewhere === 'always' || (row.elsewhere && (!row.and || given.says(row.and)));
  if (!other || !fits || !given.says(other.when)) return [];
  const why = firstOf(elsewhereReasons[row.id] ?? [], given)?.why ?? other.why;
  return [lineOf(row, given, { binds: false, who: other.who, why, status: 'other_party', points: 0 })];
}

function closedLine(row: DutyRow, why: string, binds: boolean | null, given: Case): Line {
  const status = binds === null ? 'unknown' : 'not_applicable';
  return lineOf(row, given, { binds, who: row.gate.who, why, status, points: 0 });
}

type Standing = Pick<Line, 'binds' | 'who' | 'why' | 'status' | 'points'>;

function lineOf(row: DutyRow, given: Case, standing: Standing): Line {
  const begin = beginOf(row.start, given);
  // Without it the use itself is prohibited, and fined by Art. 99(3).
  const isCondition = row.start === 'lawful-use' && given.says(liveSearch);
  return {
    id: row.id,
    questionId: standing.binds ? row.question.id : null,
    title: row.title,
    citation: { ...(isCondition ? cite(['Art. 5(2)']) : row.question.citation), appliesFrom: begin.from },
    from: begin.from,
    state: standing.binds ? begin.state : null,
    tier: null,
    owner: row.owner,
    evidence: [],
    begin,
    fineTier: isCondition ? 'T3' : row.tier,
    gap: row.gap,
    action: actionOf(row, given),
    ...standing,
  };
}

/** The action; if it is unknown whether the duty applies, finding out comes first. */
function actionOf({ question, action }: DutyRow, { answers }: Case): string {
  const doubt = doubts[question.id.slice('eu2-'.length)];
  const fact = doubt && questionById.get(`eu2-${doubt.fact}`);
  if (!fact || answers[fact.id] !== 'unsure') return action;
  return `Find out first: ${fact.question} ${doubt.lead}, ${action.slice(0, 1).toLowerCase()}${action.slice(1)}`;
}

/** The duties that come with a claim of Art. 6(3). They have no question of their own form. */
function exceptionLines(given: Case): Line[] {
  return exceptionRows
    .filter(({ when }) => given.says(when))
    .map(({ id, questionId, title, source, start, gap, action, owner, points, why, who, binds }) => {
      const value = questionId ? (given.answers[questionId] ?? '') : 'none';
      const question = questionId ? questionById.get(questionId) : undefined;
      const begin = beginOf(start as Start, given);
      return {
        id,
        questionId: questionId ?? 'eu2-e-claim',
        title,
        citation: { ...cite(source as Cite), appliesFrom: begin.from },
        binds,
        who,
        why,
        from: begin.from,
        state: binds ? begin.state : null,
        status: binds ? (statuses[value] ?? 'unknown') : 'other_party',
        tier: null,
        owner,
        evidence: [],
        begin,
        fineTier: 'N' as const,
        gap: typeof gap === 'string' ? gap : gap(given),
        action,
        points: binds ? (question ? (scoreOf(question, value) ?? 0) : points) : 0,
      } satisfies Line;
    });
}

function unique(lines: readonly Line[]): Line[] {
  return [...new Map(lines.toReversed().map(line => [line.id, line])).values()].toReversed();
}
