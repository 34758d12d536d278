import type { Answers } from '../../scoring/answers.ts';
import type { PrincipleScore } from '../../scoring/assessmentResult.ts';
import type { Question } from '../../scoring/question.ts';
import type { Rag } from '../../scoring/rag.ts';
import { HIGH_FROM, MEDIUM_FROM } from '../../scoring/riskBands.ts';
import { scoreOf } from '../../scoring/scoreOf.ts';
import { type Facts, mayBe } from './facts.ts';
import { forbidden } from './forbidden.ts';
import { itemLaws, type Law } from './itemLaw.ts';

/** A question of a principle with its answer and what it comes to. */
export type Item = {
  question: Question;
  answer: string;
  points: number;
  /** The provisions that bind, or may bind while a fact is not known. */
  laws: readonly Law[];
  isRedFlag: boolean;
};

/** `points` are those of the items, before the score was raised. */
export type Rating = { ragScore: Rag; riskScore: number; points: number };

const MISSING = ['none', 'unsure'];

/** The items that apply, in the order of the bank. */
export function itemsOf(questions: readonly Question[], answers: Answers, facts: Facts): Item[] {
  return questions.flatMap(question => {
    const law = itemLaws[question.id];
    if (!law) return [];
    const answer = answers[question.id] ?? '';
    return {
      question,
      answer,
      points: scoreOf(question, answer) ?? 0,
      laws: law.laws.filter(({ needs }) => mayBe(facts, ...needs)),
      isRedFlag: MISSING.includes(answer) && law.redFlag.some(fact => mayBe(facts, fact)),
    };
  });
}

/**
 * How each principle stands: 100 less 5 for every point; green from 90, amber from 75, red below, with a red flag, or with a forbidden
 * way of deciding. An item that law binds and that is not in place makes it amber at best.
 */
export function principleScores(items: readonly Item[], answers: Answers, facts: Facts): PrincipleScore[] {
  const stopped = forbidden(answers, facts).map(({ questionId }) => questionId);
  const names = new Set(items.flatMap(({ question }) => question.principle ?? []));
  return [...names].map(name => {
    const own = items.filter(({ question }) => question.principle === name);
    const score = 100 - 5 * pointsOf(own);
    const isRed = score < 75 || own.some(({ isRedFlag, question }) => isRedFlag || stopped.includes(question.id));
    const isAmber = score < 90 || own.some(({ points, laws }) => points > 0 && laws.length > 0);
    return { principle: name, rag: isRed ? 'RED' : isAmber ? 'AMBER' : 'GREEN', score };
  });
}

/**
 * The overall rating and the risk score, 0 to 100. Red: a red flag, a forbidden way of deciding, two red principles, or points that are
 * HIGH by themselves; green: five green principles. The score is raised to the bottom of the rating's level, so that red is always HIGH,
 * amber always MEDIUM and green always LOW.
 */
export function ratingOf(items: readonly Item[], principles: readonly PrincipleScore[], isForbidden: boolean): Rating {
  const points = pointsOf(items);
  const reds = principles.filter(({ rag }) => rag === 'RED').length;
  if (isForbidden || items.some(({ isRedFlag }) => isRedFlag) || reds >= 2 || points >= HIGH_FROM)
    return { ragScore: 'RED', riskScore: Math.max(points, HIGH_FROM), points };
  if (principles.every(({ rag }) => rag === 'GREEN')) return { ragScore: 'GREEN', riskScore: points, points };
  return { ragScore: 'AMBER', riskScore: Math.max(points, MEDIUM_FROM), points };
}

export function pointsOf(items: readonly Item[]): number {
  return items.reduce((sum, { points }) => sum + points, 0);
}

/** How one answer stands by itself: green without points, amber in part, red when missing; undefined if unknown. */
export function ragOfAnswer(question: Question, value: string): Rag | undefined {
  const score = scoreOf(question, value);
  if (score === undefined || !itemLaws[question.id]) return undefined;
  if (score === 0) return 'GREEN';
  return score >= 5 ? 'RED' : 'AMBER';
}
