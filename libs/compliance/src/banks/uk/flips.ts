import { countedAnswers, withUnsureAnswers } from '../../scoring/applicable.ts';
import type { Scored } from '../../scoring/publishedBank.ts';
import { valuesOf } from '../../scoring/scoreOf.ts';
import type { Flip, Verdict } from '../../scoring/verdict.ts';
import { bank } from './bank.ts';
import { scoreUk } from './scoreUk.ts';

const MAX_ALTERNATIVES = 8;
const ORDER = ['GREEN', 'AMBER', 'RED'];

/** The result of one other answer, scored again: improvements first. Questions that it opens count as not sure. */
export function alternativesOf(scored: Scored, now: Verdict): Flip[] {
  const counted = countedAnswers(bank, scored.answers);
  const flips = bank.questions.flatMap(question => {
    const current = counted[question.id];
    if (current === undefined) return [];
    return valuesOf(question).flatMap(value => {
      if (value === current || value === 'unsure') return [];
      const answers = withUnsureAnswers(bank, { ...scored.answers, [question.id]: value });
      const then = scoreUk({ ...scored, answers });
      if (then.ragScore === now.ragScore) return [];
      const label = question.options?.find(option => option.value === value)?.label ?? value;
      const change = `If the answer to "${question.question}" is "${label}"`;
      return {
        questionId: question.id,
        value,
        change,
        to: `${then.ragScore}, ${then.riskLevel}`,
        verified: true as const,
      };
    });
  });
  const worseness = ({ to }: Flip) => ORDER.indexOf(to.split(',')[0] ?? '');
  return flips.toSorted((a, b) => worseness(a) - worseness(b)).slice(0, MAX_ALTERNATIVES);
}
