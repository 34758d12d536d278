import { expect, test } from '@jest/globals';
import { previousAnswerOf, previousAnswersOf } from './lastTime.ts';

const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
const question = { id: 'uk2-f-pd', type: 'single_choice' as const, options };
const asBefore = [{ questionId: 'uk2-f-pd', answer: 'no' }];
const DAY = '2026-11-23T10:00:00.000Z';

test('a previous answer is suggested unchanged while the facts say the same or nothing', () => {
  const registers: Record<string, string>[] = [{}, { 'uk2-f-pd': 'no' }];
  for (const register of registers)
    expect(previousAnswerOf(previousAnswersOf(DAY, asBefore, register), question)).toMatchObject({
      value: 'no',
      change: undefined,
    });
});

test('a previous answer that the facts now contradict is confirmed alone, with the reason', () => {
  const last = previousAnswersOf(DAY, asBefore, { 'uk2-f-pd': 'yes' });
  expect(last?.answers.get('uk2-f-pd')?.change).toBe('register');
  expect(previousAnswerOf(last, question)?.change).toContain('The recorded facts differ from this answer.');
});

test('a reworded question must be answered again, whatever the facts say', () => {
  const last = previousAnswersOf(DAY, [{ questionId: 'uk2-f-pd', answer: 'no', change: 'question' }], {
    'uk2-f-pd': 'yes',
  });
  expect(previousAnswerOf(last, question)?.value).toBeUndefined();
});
