import { type Answers, type NamedOptions, says } from '../../scoring/answers.ts';
import type { PrincipleScore } from '../../scoring/assessmentResult.ts';
import type { Bank } from '../../scoring/bank.ts';
import type { Question } from '../../scoring/question.ts';
import type { Rag } from '../../scoring/rag.ts';
import { HIGH_FROM, MEDIUM_FROM } from '../../scoring/riskBands.ts';
import { scoreOf } from '../../scoring/scoreOf.ts';

/**
 * Answers that turn their principle red by themselves: where binding law stands behind the question and nothing, or
 * nothing known, is in place. Whether the law concerns the system is part of the options, see the bank.
 */
export const redFlags: readonly NamedOptions[] = [
  ['uk-s2', 'none', 'unsure'],
  ['uk-f1', 'none', 'unsure'],
  ['uk-f3', 'none', 'unsure'],
  ['uk-a2', 'none', 'unsure'],
  ['uk-c2', 'none', 'unsure'],
  ['uk-c3', 'none', 'unsure'],
];

/** Whether the answer to this question raises a red flag. */
export function isRedFlag(questionId: string, answers: Answers): boolean {
  return redFlags.some(flag => flag[0] === questionId && says(answers, flag));
}

/** How each principle stands: 100 less 5 for every point; green from 90, amber from 75, red below or with a red flag. */
export function principleScores(bank: Bank, answers: Answers): PrincipleScore[] {
  const principles = new Set(bank.questions.flatMap(({ principle }) => principle ?? []));
  return [...principles].map(name => {
    const questions = bank.questions.filter(({ principle }) => principle === name);
    const score = 100 - 5 * pointsOf(questions, answers);
    const isRed = score < 75 || questions.some(({ id }) => isRedFlag(id, answers));
    return { principle: name, rag: isRed ? 'RED' : score >= 90 ? 'GREEN' : 'AMBER', score };
  });
}

/**
 * The overall rating and the risk score, 0 to 100. The score is raised to the bottom of the rating's level, so that
 * red is always HIGH, amber always MEDIUM and green always LOW.
 */
export function ukRating(bank: Bank, answers: Answers): { ragScore: Rag; riskScore: number } {
  const points = pointsOf(bank.questions, answers);
  const ratings = principleScores(bank, answers).map(({ rag }) => rag);
  const hasFlag = bank.questions.some(({ id }) => isRedFlag(id, answers));
  if (hasFlag || ratings.filter(rag => rag === 'RED').length >= 2 || points >= HIGH_FROM) {
    return { ragScore: 'RED', riskScore: Math.max(points, HIGH_FROM) };
  }
  if (ratings.every(rag => rag === 'GREEN')) return { ragScore: 'GREEN', riskScore: points };
  return { ragScore: 'AMBER', riskScore: Math.max(points, MEDIUM_FROM) };
}

/** How one answer stands by itself: green without points, amber in part, red when missing; undefined if unknown. */
export function ragOfAnswer(question: Question, value: string): Rag | undefined {
  const score = scoreOf(question, value);
  if (score === undefined) return undefined;
  if (score === 0) return 'GREEN';
  return score >= 5 ? 'RED' : 'AMBER';
}

function pointsOf(questions: readonly Question[], answers: Answers): number {
  return questions
    .map(question => scoreOf(question, answers[question.id] ?? '') ?? 0)
    .reduce((sum, points) => sum + points, 0);
}
