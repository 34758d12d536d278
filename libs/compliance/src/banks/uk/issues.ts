import type { Answers } from '../../scoring/answers.ts';
import type { Action } from '../../scoring/assessmentResult.ts';
import type { Gap } from '../../scoring/verdict.ts';
import { citationOf, dueTextOf, lawsOf, stateOn } from './duties.ts';
import { type Facts, isInUse, mayBe } from './facts.ts';
import { type Forbidden, forbidden, isCertain } from './forbidden.ts';
import { actionOf } from './measure.ts';
import type { Item } from './rating.ts';
import { ukCitation } from './ukCitation.ts';
import { ukMeasures } from './ukMeasures.ts';

/** A gap with its remedy. Order: lower rank, then more points, then the order of the bank. */
export type UkIssue = { gap?: Gap; action: Action; rank: number; points: number };

const FORBIDDEN = 0;
const RED = 1;
const BINDING = 2;
const VOLUNTARY = 3;
const REVIEW = 4;

const NO_DATE = 'no legal date; set your own';

/** Everything open: prohibitions first, then legal requirements, then voluntary items. */
export function issuesOf(items: readonly Item[], answers: Answers, facts: Facts, today: string): UkIssue[] {
  const stopped = forbidden(answers, facts).map(one => forbiddenIssue(one, items, answers, facts, today));
  const open = items.filter(({ points }) => points > 0).map(item => openIssue(item, facts, today));
  const all = [...stopped, ...open].toSorted((a, b) => a.rank - b.rank || b.points - a.points);
  return all.length > 0 ? all : items.filter(({ question }) => question.id === 'uk-a3').map(reviewIssue);
}

function forbiddenIssue(
  rule: Forbidden,
  items: readonly Item[],
  answers: Answers,
  facts: Facts,
  today: string,
): UkIssue {
  const { questionId, cite, text, stop, instead, owner } = rule;
  const citation = ukCitation(cite);
  const due = rule.due ?? dueTextOf(citation.appliesFrom, today, facts);
  const appliesFrom = isInUse(facts) ? citation.appliesFrom : null;
  const common = { questionId, citation, appliesFrom };
  const certain = isCertain(rule, answers, facts);
  const principle = items.find(({ question }) => question.id === questionId)?.question.principle;
  const halt = isInUse(facts) ? 'Stop' : 'Do not start';
  const action = certain
    ? `${halt} ${stop}. ${instead}`
    : `Find out whether ${text}. If so, ${halt.toLowerCase()} ${stop}. ${instead}`;
  return {
    gap: {
      ...common,
      text: `${principle}. ${certain ? 'Forbidden' : 'Not known, but forbidden if so'}: ${text}.`,
      severity: 'critical',
      dutyId: questionId,
      state: stateOn(citation.appliesFrom, today, facts),
      tier: null,
      owner,
    },
    action: { ...common, text: recommendation(action, owner, due), due, goodPractice: false },
    rank: FORBIDDEN,
    points: 0,
  };
}

function openIssue(item: Item, facts: Facts, today: string): UkIssue {
  const { question, answer, points, laws, isRedFlag } = item;
  const measure = ukMeasures[question.id] ?? { title: '', missing: '', action: '', owner: '' };
  const citation = citationOf(item);
  const isVoluntary = laws.length === 0;
  const due = isVoluntary ? NO_DATE : dueTextOf(citation.appliesFrom, today, facts);
  const law = isVoluntary ? 'no law requires it here' : lawsOf(item);
  const appliesFrom = isVoluntary || !isInUse(facts) ? null : citation.appliesFrom;
  const common = { questionId: question.id, citation, appliesFrom };
  const action = actionOf(measure, fact => mayBe(facts, fact));
  return {
    gap: {
      ...common,
      text: `${question.principle}. ${leadOf(answer)}: ${measure.missing} (${law}).`,
      severity: isRedFlag ? 'critical' : severityOf(points, isVoluntary),
      dutyId: question.id,
      state: isVoluntary ? null : stateOn(citation.appliesFrom, today, facts),
      tier: null,
      owner: measure.owner,
    },
    action: { ...common, text: recommendation(action, measure.owner, due), due, goodPractice: isVoluntary },
    rank: isRedFlag ? RED : isVoluntary ? VOLUNTARY : BINDING,
    points,
  };
}

function severityOf(points: number, isVoluntary: boolean): Gap['severity'] {
  if (isVoluntary) return points >= 5 ? 'medium' : 'low';
  return points >= 5 ? 'high' : 'medium';
}

function reviewIssue({ question }: Item): UkIssue {
  const due = 'at every change, and once a year';
  const action = 'Review this assessment when the system, its purpose, its users or the law changes.';
  const citation = { ...question.citation, appliesFrom: null };
  return {
    action: {
      questionId: question.id,
      text: recommendation(action, 'compliance officer', due),
      due,
      goodPractice: true,
      citation,
      appliesFrom: null,
    },
    rank: REVIEW,
    points: 0,
  };
}

/** The beginning of a gap's text, by how far the measure is in place. */
function leadOf(answer: string): string {
  if (answer === 'partial') return 'Only partly in place';
  return answer === 'unsure' ? 'Not known to be in place' : 'Missing';
}

/** The text of a recommendation: the action, its owner, and when. */
function recommendation(action: string, owner: string, due: string): string {
  return `${action} Owner: ${owner}. Due: ${due}.`;
}
