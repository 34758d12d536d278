import type { QuestionOption } from './question.ts';

/**
 * The four answers to "how far is this in place?".
 * @param points what a missing measure scores; partly in place scores `partial`, by default a third, rounded up.
 *   "Not sure" scores the same as nothing in place, so that not knowing never pays.
 */
export function maturityOptions(points: number, partial = Math.ceil(points / 3)): QuestionOption[] {
  return [
    { value: 'implemented', label: 'In place, documented and evidenced', score: 0 },
    { value: 'partial', label: 'Partly in place', score: partial },
    { value: 'none', label: 'Not in place', score: points },
    { value: 'unsure', label: 'Not sure', score: points },
  ];
}
