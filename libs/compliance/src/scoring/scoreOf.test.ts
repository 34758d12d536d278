import { expect, it } from '@jest/globals';
import { currentBank } from '../banks/banks.ts';
import { scoreOf } from './scoreOf.ts';

it('a single choice scores the points of its option, and any other answer none', () => {
  for (const question of currentBank('UK').questions)
    for (const { value, score } of question.options ?? []) expect(scoreOf(question, value)).toBe(score);
  expect(currentBank('UK').questions.map(question => scoreOf(question, 'perhaps'))).not.toContainEqual(
    expect.any(Number),
  );
});

it('scores a yes or no with the points of the question, and gives any other answer none', () => {
  const [template] = currentBank('UK').questions;
  if (!template) throw new Error('the bank is empty');
  const question = { ...template, type: 'yes_no' as const, options: undefined, scoring: { yes: 0, no: 5 } };
  expect(['yes', 'no', 'partial'].map(answer => scoreOf(question, answer))).toEqual([0, 5, undefined]);
});
