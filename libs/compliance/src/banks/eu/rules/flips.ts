import { applicable, withUnsureAnswers } from '../../../scoring/applicable.ts';
import type { Scored } from '../../../scoring/publishedBank.ts';
import type { Question } from '../../../scoring/question.ts';
import { valuesOf } from '../../../scoring/scoreOf.ts';
import type { Flip, Verdict } from '../../../scoring/verdict.ts';
import { bank } from '../bank.ts';

/** Facts that cannot be chosen afterwards, and letters of Art. 5, are not alternatives, unless unknown. */
const fixedFacts =
  /^eu2-(obj|ai|x|rwt|oss|role|r-|f-(?!work)|pl-|o-|ao|a1-law|a3$|a3-more|area-|5|c-|s-|g-prov|g-third|g-eu)/;
const MAX_ALTERNATIVES = 6;

type Score = (scored: Scored) => Pick<Verdict, 'class' | 'riskLevel' | 'riskScore' | 'scored'>;

/**
 * The nearest other facts that would change class or level, each found by scoring again with only this answer changed. Questions that the
 * change opens count as unknown, and then only the class is named. Exclusions by law do not change the class, and never appear; for a
 * prohibited practice only stopping is shown.
 */
export function alternativesOf(scored: Scored, verdict: Verdict, score: Score): Flip[] {
  if (verdict.class?.id === 'prohibited') return [];
  const asked = applicable(bank, scored.answers);
  const flips = asked.flatMap(question => {
    const given = scored.answers[question.id] ?? '';
    if (fixedFacts.test(question.id) && given !== 'unsure') return [];
    return othersOf(question, given).flatMap(value => flipOf({ question, value, given }, scored, verdict, score));
  });
  const nearest = flips.toSorted((a, b) => a.distance - b.distance);
  const perQuestion = [...new Map(nearest.toReversed().map(flip => [`${flip.questionId} ${flip.to}`, flip])).values()];
  return perQuestion
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, MAX_ALTERNATIVES)
    .map(({ distance, ...flip }) => flip);
}

/** The other answers to try: for a duty only "implemented", and never "not sure". */
function othersOf(question: Question, given: string): string[] {
  const values = valuesOf(question);
  const tried = values.includes('implemented') ? ['implemented'] : values.filter(value => value !== 'unsure');
  return tried.filter(value => value !== given);
}

type Change = { question: Question; value: string; given: string };

function flipOf(
  { question, value }: Change,
  scored: Scored,
  verdict: Verdict,
  score: Score,
): (Flip & { distance: number })[] {
  const changed = { ...scored.answers, [question.id]: value };
  const opened = applicable(bank, changed).some(({ id }) => !changed[id]);
  const after = score({ ...scored, answers: withUnsureAnswers(bank, changed) });
  const isOther = after.class?.id !== verdict.class?.id;
  const isLevel = !opened && after.riskLevel !== verdict.riskLevel;
  if (!isOther && !isLevel) return [];
  const label = question.options?.find(option => option.value === value)?.label ?? (value === 'yes' ? 'Yes' : 'No');
  const level = opened || !after.scored ? '' : `, level ${after.riskLevel}`;
  return [
    {
      questionId: question.id,
      value,
      change: `If the true answer to "${question.question}" is "${label}"`,
      to: `${after.class?.label ?? ''}${level}`,
      verified: true,
      distance: Math.abs(after.riskScore - verdict.riskScore),
    },
  ];
}
