import type { Answers } from '../../scoring/answers.ts';
import type { PrincipleScore } from '../../scoring/assessmentResult.ts';
import type { Question } from '../../scoring/question.ts';
import type { Rag } from '../../scoring/rag.ts';
import { HIGH_FROM, MEDIUM_FROM } from '../../scoring/riskBands.ts';
import { scoreOf } from '../../scoring/scoreOf.ts';
import { certainly, type Facts, mayBe } from './facts.ts';
import { forbidden } from './forbidden.ts';
import { itemLaws } from './itemLaw.ts';
import type { Law } from './law.ts';

/** A question of a principle with its answer and result. */
export type Item = {
  question: Question;
  answer: string;
  points: number;
  /** The provisions that require it, or may while a fact is not known. */
  laws: readonly Law[];
  /** For law-enforcement processing, to which UK GDPR does not apply: the provision of DPA 2018 Part 3 on the same matter. */
  ofPolice: Law | undefined;
  isRedFlag: boolean;
};

/** `points` are those of the items, before the score was raised. */
export type Rating = { ragScore: Rag; riskScore: number; points: number };

const MISSING = ['none', 'unsure'];
/** The scores from which a principle is green, and amber. */
const GREEN_FROM = 90;
const AMBER_FROM = 75;
const MAX_POINTS = 100;

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
      laws: answer ? law.laws.filter(({ needs }) => mayBe(facts, ...needs)) : [],
      ofPolice: certainly(facts, 'police') ? law.laws.find(({ needs }) => needs.includes('police')) : undefined,
      isRedFlag: MISSING.includes(answer) && law.redFlag.some(fact => mayBe(facts, fact)),
    };
  });
}

/**
 * The score and rating of each principle: 100 less 5 for every point, 0 at least; green from 90, amber from 75, red below, with a red
 * flag, or with something that the law forbids. An item that law requires and that is not fully in place makes it amber at best.
 */
export function principleScores(items: readonly Item[], answers: Answers, facts: Facts): PrincipleScore[] {
  const stopped = forbidden(answers, facts).map(({ questionId }) => questionId);
  const names = new Set(items.flatMap(({ question }) => question.principle ?? []));
  return [...names].map(name => {
    const own = items.filter(({ question }) => question.principle === name);
    const score = Math.max(0, 100 - 5 * pointsOf(own));
    const isRed =
      score < AMBER_FROM || own.some(({ isRedFlag, question }) => isRedFlag || stopped.includes(question.id));
    const isAmber = score < GREEN_FROM || own.some(({ points, laws }) => points > 0 && laws.length > 0);
    return { principle: name, rag: isRed ? 'RED' : isAmber ? 'AMBER' : 'GREEN', score };
  });
}

export function ragOfScore(score: number): Rag {
  if (score >= GREEN_FROM) return 'GREEN';
  return score >= AMBER_FROM ? 'AMBER' : 'RED';
}

/**
 * The overall rating and the risk score, 0 to 100. Red: a red flag, a prohibition, two red principles, or points that are HIGH alone;
 * green: five green principles. The score is raised to the bottom of the rating's level, so that red is always HIGH, amber always MEDIUM
 * and green always LOW.
 */
export function ratingOf(items: readonly Item[], principles: readonly PrincipleScore[], isForbidden: boolean): Rating {
  const points = Math.min(MAX_POINTS, pointsOf(items));
  const reds = principles.filter(({ rag }) => rag === 'RED').length;
  if (isForbidden || items.some(({ isRedFlag }) => isRedFlag) || reds >= 2 || points >= HIGH_FROM)
    return { ragScore: 'RED', riskScore: Math.max(points, HIGH_FROM), points };
  if (principles.every(({ rag }) => rag === 'GREEN')) return { ragScore: 'GREEN', riskScore: points, points };
  return { ragScore: 'AMBER', riskScore: Math.max(points, MEDIUM_FROM), points };
}

export function pointsOf(items: readonly Item[]): number {
  return items.reduce((sum, { points }) => sum + points, 0);
}

/** The rating of one answer alone: green without points, amber in part, red if missing; undefined if unknown. */
export function ragOfAnswer(question: Question, value: string): Rag | undefined {
  const score = scoreOf(question, value);
  if (score === undefined || !itemLaws[question.id]) return undefined;
  if (score === 0) return 'GREEN';
  return score >= 5 ? 'RED' : 'AMBER';
}
