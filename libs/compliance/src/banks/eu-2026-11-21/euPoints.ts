import { type Answers, says } from '../../scoring/answers.ts';
import type { Bank } from '../../scoring/bank.ts';
import type { Question } from '../../scoring/question.ts';
import { scoreOf } from '../../scoring/scoreOf.ts';
import { type EuFacts, named } from './euFacts.ts';
import { highRiskDuties } from './highRiskDuties.ts';

/** Weights in twentieths, so that sums stay whole numbers until the one rounding at the end. */
export const DUTY = 20;
export const GOOD_PRACTICE = 1;
export type Weight = 0 | typeof GOOD_PRACTICE | typeof DUTY;

/**
 * How much a question counts. Duties of high-risk systems count in full for the parties they bind, and a twentieth as
 * good practice for everybody else (Art. 95); the impact assessment of Art. 27 counts in full or not at all.
 */
export function weightOf(questionId: string, facts: EuFacts): Weight {
  if (!facts.inScope) return 0;
  if (questionId === 'eu-09') return facts.areaChosen ? DUTY : 0;
  if (questionId === 'eu-20') return facts.affectsPeople ? DUTY : 0;
  if (questionId === 'eu-26') return facts.affectsPeople ? DUTY : GOOD_PRACTICE;
  const duties = highRiskDuties[questionId];
  if (!duties) return DUTY;
  return facts.highRisk && facts.parties.some(party => duties[party]) ? DUTY : GOOD_PRACTICE;
}

/** The points of an answer; "not required" is no answer to an impact assessment that is owed. */
export function pointsOf(question: Question, answers: Answers, facts: EuFacts): number {
  const denied = facts.impactAssessmentOwed && says(answers, named.impactAssessmentDenied);
  const [, missing] = named.impactAssessmentMissing;
  const isDenied = question.id === 'eu-20' && denied;
  return scoreOf(question, isDenied ? missing : (answers[question.id] ?? '')) ?? 0;
}

/** The risk score, 0 to 100: the weighted sum, rounded once. A prohibited practice has 100 points by itself. */
export function euRiskScore(bank: Bank, answers: Answers, facts: EuFacts): number {
  const twentieths = bank.questions
    .map(question => pointsOf(question, answers, facts) * weightOf(question.id, facts))
    .reduce((sum, points) => sum + points, 0);
  return Math.min(100, Math.floor((twentieths + 10) / 20));
}
