import type { Answers } from '../../scoring/answers.ts';
import { countedAnswers } from '../../scoring/applicable.ts';
import type { PrincipleScore } from '../../scoring/assessmentResult.ts';
import type { Bank } from '../../scoring/bank.ts';
import type { Rag } from '../../scoring/rag.ts';
import { type Fact, type Facts, factsOf, questionsOf } from './facts.ts';
import { forbidden, isCertain } from './forbidden.ts';
import { itemLaws } from './itemLaw.ts';
import { type Item, itemsOf, principleScores, ragOfScore, ratingOf } from './rating.ts';
import { ukMeasures } from './ukMeasures.ts';

const ORDER: readonly Rag[] = ['GREEN', 'AMBER', 'RED'];
const UNKNOWN = 'unsure';

/** The rating of a set of answers. */
export type Rated = { items: Item[]; facts: Facts; principles: PrincipleScore[]; isForbidden: boolean; overall: Rag };

export function rate(bank: Bank, counted: Answers): Rated {
  const facts = factsOf(counted);
  const items = itemsOf(bank.questions, counted, facts);
  const principles = principleScores(items, counted, facts);
  const isForbidden = forbidden(counted, facts).length > 0;
  return { items, facts, principles, isForbidden, overall: ratingOf(items, principles, isForbidden).ragScore };
}

/** The rating if everything that is answered "Not sure" turned out well. */
function atBest(bank: Bank, counted: Answers): Rated {
  const known = Object.entries(counted).map(([id, value]) => {
    if (value !== UNKNOWN) return [id, value];
    const isItem = bank.questions.some(question => question.id === id && question.principle);
    return [id, isItem ? 'implemented' : id === 'uk2-f-exm' ? 'yes' : 'no'];
  });
  return rate(bank, countedAnswers(bank, Object.fromEntries(known)));
}

/** The questions answered "Not sure" behind open items and prohibitions. */
function unknownBehind(items: readonly Item[], counted: Answers): string[] {
  const open = items.filter(({ points }) => points > 0);
  const needed: readonly Fact[] = [
    ...open.flatMap(({ laws }) => laws.flatMap(({ needs }) => needs)),
    ...open.flatMap(({ question }) => itemLaws[question.id]?.redFlag ?? []),
    ...forbidden(counted, factsOf(counted)).flatMap(({ questionId, needs }) =>
      items.some(({ question }) => question.id === questionId) ? needs : [],
    ),
  ];
  const behind = [...items.map(({ question }) => question.id), ...needed.flatMap(questionsOf)];
  return [...new Set(behind)].filter(id => counted[id] === UNKNOWN);
}

function restsOn(rag: Rag, best: Rag, unknown: readonly string[]): string | null {
  if (unknown.length === 0 || ORDER.indexOf(best) >= ORDER.indexOf(rag)) return null;
  const questions = unknown.length === 1 ? '1 question' : `${unknown.length} questions`;
  return `${rag}: ${questions} not answered yet (at best ${best}).`;
}

/** Each principle with the reason for a rating below its score, and with what only rests on answers of "Not sure". */
export function withReasons(bank: Bank, counted: Answers, { items, principles }: Rated): PrincipleScore[] {
  const best = atBest(bank, counted);
  return principles.map(one => {
    const own = items.filter(({ question }) => question.principle === one.principle);
    const bestRag = best.principles.find(({ principle }) => principle === one.principle)?.rag ?? one.rag;
    const why = [heldBelow(one, own, counted), restsOn(one.rag, bestRag, unknownBehind(own, counted))].filter(
      sentence => sentence !== null,
    );
    return why.length > 0 ? { ...one, why: why.join(' ') } : one;
  });
}

/** Why a principle is rated lower than its score alone; null if it is not. */
function heldBelow({ rag, score }: PrincipleScore, own: readonly Item[], counted: Answers): string | null {
  if (ragOfScore(score) === rag) return null;
  const titled = (some: readonly Item[]) =>
    some.map(({ question }) => `"${ukMeasures[question.id]?.title}"`).join(', ');
  const lead = `${rag} although its score is ${score}`;
  if (rag === 'AMBER')
    return `${lead}: the answers do not show ${titled(own.filter(({ points, laws }) => points > 0 && laws.length > 0))} fully in place, which the law requires.`;
  const flagged = own.filter(({ isRedFlag }) => isRedFlag);
  const stopped = forbidden(counted, factsOf(counted)).filter(({ questionId }) =>
    own.some(({ question }) => question.id === questionId),
  );
  const reasons = [
    ...stopped.map(rule =>
      isCertain(rule, counted, factsOf(counted))
        ? `the answers describe a practice forbidden by ${rule.cite[2]}`
        : `the answers do not rule out a practice forbidden by ${rule.cite[2]}`,
    ),
    ...flagged.map(
      item => `${titled([item])} is ${item.answer === UNKNOWN ? 'not known to be in place' : 'missing'}, a red flag`,
    ),
  ];
  return `${lead}: ${reasons.join('; ')}.`;
}

/** The part of the rating that depends on "Not sure", as a sentence. */
export function overallRemark(bank: Bank, counted: Answers, { items, overall }: Rated): string[] {
  const sentence = restsOn(overall, atBest(bank, counted).overall, unknownBehind(items, counted));
  return sentence === null ? [] : [sentence];
}
