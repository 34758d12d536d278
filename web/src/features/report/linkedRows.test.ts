import { expect, it } from '@jest/globals';
import { linkedRows } from './linkedRows.ts';

const action = (questionId: string, goodPractice = false) => ({ questionId, goodPractice });

it('actions follow the order of their gaps, good practice last, and each links to the other', () => {
  const gaps = [{ questionId: 'c' }, { questionId: 'a' }, { questionId: 'alone' }];
  const { actionOf, actions } = linkedRows(gaps, [action('x', true), action('a'), action('review'), action('c')]);
  expect(actions).toEqual([
    { ...action('c'), gap: 1 },
    { ...action('a'), gap: 2 },
    { ...action('review'), gap: null },
    { ...action('x', true), gap: null },
  ]);
  expect(actionOf).toEqual([1, 2, null]);
});
