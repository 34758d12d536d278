import { longDate, stateOf } from '../../law/calendar.ts';
import type { Citation } from '../../law/citation.ts';
import type { Answers } from '../../scoring/answers.ts';
import type { Severity } from '../../scoring/assessmentResult.ts';
import type { Bank } from '../../scoring/bank.ts';
import type { Issue } from '../../scoring/issue.ts';
import type { Question } from '../../scoring/question.ts';
import { aiActCitation } from './aiActCitation.ts';
import { dateOf } from './dates.ts';
import { dutyFor } from './dutyFor.ts';
import { type EuFacts, type Party, prohibitionQuestions } from './euFacts.ts';
import { DUTY, pointsOf, weightOf } from './euPoints.ts';
import { type Duty, highRiskDuties } from './highRiskDuties.ts';
import { otherRemedies, type Remedy } from './otherRemedies.ts';
import { specialAdvice } from './specialAdvice.ts';
import { dueOf, leadOf, recommendation } from './wording.ts';

const PROHIBITED = 0;
const NOW = 1;
const LATER = 2;
const VOLUNTARY = 3;

/** Everything that the answers leave to be done: prohibited practices, duties, good practice. */
export function euIssues(bank: Bank, answers: Answers, facts: EuFacts, today: string): Issue[] {
  if (!facts.inScope) return [];
  const issues = bank.questions.flatMap(question => issueOf(question, answers, facts, today) ?? []);
  return facts.highRisk && facts.parties.includes('importer') ? [...issues, importerChecks(facts, today)] : issues;
}

function issueOf(question: Question, answers: Answers, facts: EuFacts, today: string): Issue | undefined {
  const points = pointsOf(question, answers, facts);
  const weight = weightOf(question.id, facts);
  const duties = highRiskDuties[question.id];
  const advice = specialAdvice(question.id, answers, facts, today);
  if (duties) {
    if (points === 0) return undefined;
    const duty = dutyFor(duties, facts, question.citation.label);
    if (weight < DUTY)
      return goodPractice(question, duty.action + advice + elsewhere(duties, facts), duty.owner, points);
    const gap = `${leadOf(answers[question.id])}: ${duty.missing} (${duty.label}).`;
    const remedy = { ...duty, action: duty.action + advice, gap };
    return dutyIssue(question, remedy, points, appliesFrom(question, facts), today, duty.label);
  }
  const remedy = otherRemedies[question.id]?.[answers[question.id] ?? ''];
  if (!remedy || !concerns(question.id, points, weight, facts)) return undefined;
  return dutyIssue(
    question,
    { ...remedy, action: remedy.action + advice },
    points,
    appliesFrom(question, facts),
    today,
  );
}

/** Gates score nothing, yet not knowing them is a gap; the kind of organisation matters only for the impact assessment. */
function concerns(questionId: string, points: number, weight: number, facts: EuFacts): boolean {
  if (questionId === 'eu-02a') return facts.affectsPeople;
  const isGate = ['eu-01', 'eu-02', 'eu-07', 'eu-08'].includes(questionId);
  return isGate || (points > 0 && weight === DUTY);
}

/** High-risk duties come with the class of the system; Articles 27 and 86 bind only where that is Annex III. */
function appliesFrom(question: Question, facts: EuFacts): string | null {
  return question.id in highRiskDuties ? dateOf(facts.highRiskFrom) : question.citation.appliesFrom;
}

function dutyIssue(
  question: Question,
  remedy: Remedy,
  points: number,
  from: string | null,
  today: string,
  label = question.citation.label,
): Issue {
  const due = dueInWords(remedy.when, from, today);
  const citation: Citation = { ...aiActCitation(label, null, question.citation.confidence), appliesFrom: from };
  const common = { questionId: question.id, citation, appliesFrom: from };
  const isProhibition = (prohibitionQuestions as readonly string[]).includes(question.id);
  return {
    finding: { ...common, text: remedy.gap, severity: severityOf(points) },
    action: { ...common, text: recommendation(remedy.action, remedy.owner, due), due, goodPractice: false },
    rank: isProhibition ? PROHIBITED : remedy.when === 'now' || dueOf(from, today) === 'now' ? NOW : LATER,
    points,
  };
}

function goodPractice(question: Question, action: string, owner: string, points: number): Issue {
  const due = 'no legal deadline';
  const citation = { ...question.citation, appliesFrom: null };
  const text = `Good practice (Art. 95): ${recommendation(action, owner, due)}`;
  return {
    action: { questionId: question.id, text, due, goodPractice: true, citation, appliesFrom: null },
    rank: VOLUNTARY,
    points,
  };
}

/** Of a high-risk system a duty that is not one's own is still somebody's. */
function elsewhere(duties: Partial<Record<Party, Duty>>, facts: EuFacts): string {
  if (!facts.highRisk || facts.parties.some(party => duties[party])) return '';
  const owners = (['provider', 'deployer'] as const).filter(party => duties[party]).map(party => `the ${party}`);
  return ` By law this duty lies with ${owners.join(' and ')}.`;
}

function importerChecks(facts: EuFacts, today: string): Issue {
  const citation = aiActCitation('Arts 23, 24 and 25', facts.highRiskFrom);
  const due = dueOf(citation.appliesFrom, today);
  const action =
    'Run a checklist of the checks in Arts 23 and 24 on every delivery, and watch Art. 25: your own name, a substantial change or a new purpose makes you the provider.';
  const text = recommendation(action, 'import and distribution manager', due);
  return {
    action: { questionId: 'eu-02', text, due, goodPractice: false, citation, appliesFrom: citation.appliesFrom },
    rank: due === 'now' ? NOW : LATER,
    points: 0,
  };
}

function dueInWords(when: Remedy['when'], from: string | null, today: string): string {
  if (when === 'now') return 'now';
  if (when === 'before-market') return 'before the system goes to market';
  if (when !== 'before-first-use') return dueOf(from, today);
  const isUpcoming = from !== null && stateOf(from, today).state === 'upcoming';
  return isUpcoming ? `before first use, from ${longDate(from)}` : 'before first use';
}

function severityOf(points: number): Severity {
  if (points >= 100) return 'critical';
  if (points >= 15) return 'high';
  return points === 0 || points >= 6 ? 'medium' : 'low';
}
