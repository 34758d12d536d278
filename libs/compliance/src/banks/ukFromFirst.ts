import type { Answers } from '../scoring/answers.ts';
import type { Carried, CarriedQuestion } from '../scoring/carried.ts';

const proposed = (question: string, value: string, answers: Answers) => ({
  when: { question, in: [value] },
  answers,
});

/** The same item, in the same steps. */
const same = (question: string, extra: CarriedQuestion['proposes'] = []): CarriedQuestion => ({
  question,
  asks: [question],
  proposes: [
    ...['implemented', 'partial', 'none'].map(value => proposed(question, value, { [question]: value })),
    ...extra,
  ],
});

const NO_DECISIONS = { 'uk2-f-adm': 'no' };

/** From the first UK bank to the second: items keep their names and steps, and "Not applicable" became facts that are asked first. */
export const ukFromFirst: Carried = {
  from: 'uk-2026-11-21',
  to: 'uk-2026-11-22',
  sameWords: false,
  questions: [
    same('uk-s1'),
    same('uk-s2', [proposed('uk-s2', 'none_uncritical', { 'uk-s2': 'none' })]),
    same('uk-s3'),
    same('uk-s4'),
    same('uk-t1'),
    same('uk-t2'),
    same('uk-t3'),
    same('uk-t4'),
    same('uk-f1', [proposed('uk-f1', 'not_applicable', { 'uk2-f-dec': 'no' })]),
    same('uk-f2'),
    // A contract alone no longer counts as a condition, so that "in place" of then may be less now.
    {
      question: 'uk-f3',
      asks: ['uk-f3', 'uk2-f-pd', 'uk2-f-sc'],
      proposes: [
        proposed('uk-f3', 'none', { 'uk-f3': 'none' }),
        proposed('uk-f3', 'not_applicable', { 'uk2-f-pd': 'no' }),
      ],
    },
    same('uk-f4'),
    // Whether the person can stop the system was not asked.
    { question: 'uk-a1', asks: ['uk-a1'], proposes: [proposed('uk-a1', 'no', { 'uk-a1': 'none' })] },
    same('uk-a2', [proposed('uk-a2', 'not_applicable', { 'uk-a2': 'implemented', 'uk2-f-hr': 'no' })]),
    same('uk-a3'),
    same('uk-a4'),
    same('uk-c1'),
    same('uk-c2', [proposed('uk-c2', 'not_applicable', NO_DECISIONS)]),
    same('uk-c3', [proposed('uk-c3', 'not_applicable', NO_DECISIONS)]),
    same('uk-c4'),
  ],
};
