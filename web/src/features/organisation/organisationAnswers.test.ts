import { expect, test } from '@jest/globals';
import { answersOf, inputFor } from './organisationAnswers.ts';

const questions = Object.entries({
  'eu2-o-kind': ['private', 'pubserv', 'authority', 'unsure'],
  'eu2-o-size': ['sme', 'smc', 'large', 'unsure'],
  'eu2-o-fin': ['yes', 'no', 'unsure'],
  'uk2-f-fin': ['yes', 'no', 'unsure'],
}).map(([id, values]) => ({ id, options: values.map(value => ({ value })) }));

test('kind and size are fields of the organisation, and every other answer is stored by its question', () => {
  const changed = { 'eu2-o-kind': 'authority', 'eu2-o-size': 'sme', 'eu2-o-fin': 'no', 'uk2-f-fin': 'yes' };
  const input = inputFor(changed, questions);
  expect(input).toEqual({
    kind: 'authority',
    size: 'sme',
    answers: [
      { questionId: 'eu2-o-fin', answer: 'no' },
      { questionId: 'uk2-f-fin', answer: 'yes' },
    ],
  });
  expect(answersOf({ kind: 'authority', size: 'sme', answers: input.answers ?? [] }, questions)).toEqual(changed);
});

test('an unsure answer to kind or size is saved as not known', () => {
  expect(inputFor({ 'eu2-o-kind': 'unsure', 'eu2-o-size': 'unsure' }, questions)).toEqual({ kind: null, size: null });
});

test('unchanged answers are not sent', () => {
  expect(inputFor({}, questions)).toEqual({});
});
