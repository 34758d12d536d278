import { longDate } from '../../law/calendar.ts';
import type { Answers } from '../../scoring/answers.ts';
import type { Action } from '../../scoring/assessmentResult.ts';
import type { Gap } from '../../scoring/verdict.ts';
import { citationOf, lawsOf, stateOn, whenOf } from './duties.ts';
import { certainly, type Facts } from './facts.ts';
import { type Forbidden, forbidden } from './forbidden.ts';
import type { Item } from './rating.ts';
import { ukCitation } from './ukCitation.ts';
import { ukMeasures } from './ukMeasures.ts';

/** Something missing with its remedy. What comes first: a lower rank, then more points, then the order of the bank. */
export type UkIssue = { gap?: Gap; action: Action; rank: number; points: number };

const FORBIDDEN = 0;
const RED = 1;
const BINDING = 2;
const VOLUNTARY = 3;
const REVIEW = 4;

const NO_DATE = 'no legal date; plan one';

/** Everything that is open, forbidden ways of deciding first, binding law before what is voluntary. */
export function issuesOf(items: readonly Item[], answers: Answers, facts: Facts, today: string): UkIssue[] {
  const stopped = forbidden(answers, facts).map(one => forbiddenIssue(one, facts, today));
  const open = items.filter(({ points }) => points > 0).map(item => openIssue(item, today));
  const all = [...stopped, ...open].toSorted((a, b) => a.rank - b.rank || b.points - a.points);
  return all.length > 0 ? all : items.filter(({ question }) => question.id === 'uk-a3').map(reviewIssue);
}

function forbiddenIssue({ questionId, needs, cite, text, action }: Forbidden, facts: Facts, today: string): UkIssue {
  const citation = ukCitation(cite);
  const due = whenOf(citation.appliesFrom, today);
  const common = { questionId, citation, appliesFrom: citation.appliesFrom };
  const lead = certainly(facts, ...needs) ? 'Forbidden' : 'Not known, and forbidden if so';
  return {
    gap: {
      ...common,
      text: `Fairness. ${lead}: ${text}.`,
      severity: 'critical',
      dutyId: questionId,
      state: stateOn(citation.appliesFrom, today),
      tier: null,
      owner: 'data protection officer',
    },
    action: { ...common, text: recommendation(action, 'data protection officer', due), due, goodPractice: false },
    rank: FORBIDDEN,
    points: 0,
  };
}

function openIssue(item: Item, today: string): UkIssue {
  const { question, answer, points, laws, isRedFlag } = item;
  const measure = ukMeasures[question.id] ?? { missing: '', action: '', owner: '' };
  const citation = citationOf(item);
  const isVoluntary = laws.length === 0;
  const due = isVoluntary ? NO_DATE : whenOf(citation.appliesFrom, today);
  const law = isVoluntary ? 'no law asks for it here' : lawsOf(item).join('; ');
  const common = { questionId: question.id, citation, appliesFrom: isVoluntary ? null : citation.appliesFrom };
  return {
    gap: {
      ...common,
      text: `${question.principle}. ${leadOf(answer)}: ${measure.missing} (${law}).`,
      severity: isRedFlag ? 'critical' : severityOf(points, isVoluntary),
      dutyId: question.id,
      state: isVoluntary ? null : stateOn(citation.appliesFrom, today),
      tier: null,
      owner: measure.owner,
    },
    action: { ...common, text: recommendation(measure.action, measure.owner, due), due, goodPractice: isVoluntary },
    rank: isRedFlag ? RED : isVoluntary ? VOLUNTARY : BINDING,
    points,
  };
}

function severityOf(points: number, isVoluntary: boolean): Gap['severity'] {
  if (isVoluntary) return points >= 5 ? 'medium' : 'low';
  return points >= 5 ? 'high' : 'medium';
}

/** What is left to recommend when nothing is open. */
function reviewIssue({ question }: Item): UkIssue {
  const due = 'at every change, and once a year';
  const action = 'Review this assessment when the system, its purpose, its users or the law change.';
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

/** How the text of a gap begins, by how far the measure is in place. */
function leadOf(answer: string): string {
  if (answer === 'partial') return 'Only partly in place';
  return answer === 'unsure' ? 'Not known to be in place' : 'Missing';
}

/** The text of a recommendation: what to do, who, and when. */
function recommendation(action: string, owner: string, due: string): string {
  return `${action} Owner: ${owner}. Due: ${due}.`;
}

/** What the reader has to know apart from gaps. */
export function notesOf(issues: readonly UkIssue[], facts: Facts, today: string): string[] {
  const gaps = issues.filter(({ gap }) => gap).length;
  return [
    'The five principles are no statute and are addressed to regulators; what binds is the law named beside each item.',
    ...(facts.pd === 'no'
      ? []
      : [
          'Breaches of UK GDPR can be fined by the Information Commission: up to £17.5 million or 4% of worldwide annual turnover, whichever is higher (Art. 83; secondary sources). This tool estimates no sum under UK law.',
        ]),
    ...(facts.adm === 'no'
      ? []
      : [
          `Guidance of the Information Commission on automated decisions was consulted on until 29 May 2026; a final text was not found by ${longDate('2026-11-22')}.`,
        ]),
    ...(gaps === 0
      ? [`No gap was found on ${longDate(today)}. Review the assessment when the system, its use or the law changes.`]
      : []),
  ];
}
