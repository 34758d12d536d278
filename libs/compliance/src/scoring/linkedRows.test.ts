import { expect, it } from '@jest/globals';
import { linkedRows, numberedActions } from './linkedRows.ts';

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

it('actions have the numbers of a report: by the date of their gaps, the most severe first', () => {
  const gap = (questionId: string, appliesFrom: string, severity: 'high' | 'low') => ({
    ...{ questionId, appliesFrom, severity },
    state: 'due' as const,
  });
  const findings = [
    gap('later', '2028-08-02', 'high'),
    gap('low', '2027-12-02', 'low'),
    gap('high', '2027-12-02', 'high'),
  ];
  const actions = ['later', 'low', 'high'].map(questionId => action(questionId));
  expect(
    numberedActions({ findings, actions }, '2026-11-22', 'EU').map(({ questionId, number }) => [questionId, number]),
  ).toEqual([
    ['high', 1],
    ['low', 2],
    ['later', 3],
  ]);
});
