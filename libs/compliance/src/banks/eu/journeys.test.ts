import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { answersOfProfile, goldenDefaults, goldenProfiles } from '../../../testing/goldenProfiles.ts';
import { applicable } from '../../scoring/applicable.ts';
import { valuesOf } from '../../scoring/scoreOf.ts';
import { stepsOf } from '../../scoring/steps.ts';
import { published } from './published.ts';

const { bank } = published;

const { answers: defaults } = goldenDefaults('eu');

function stepsFor(answers: Record<string, string>) {
  const whole = answersOfProfile(bank, 'eu2-', { answers, open: [] }, defaults);
  return { first: stepsOf(bank, whole), next: stepsOf(bank, whole, ['organisation', 'organisationDuty']) };
}

/**
 * The typical systems; the goals are those planned for an organisation's first and next systems. Two steps of each are the questions on
 * social scoring and crime prediction, which nothing may close: selling a score decides nothing. One step of bought systems is the question
 * on changes of the role, which comes before the class and closes three later questions.
 */
const journeys: readonly {
  name: string;
  answers: Record<string, string>;
  goal: { first: number; next: number };
}[] = [
  {
    name: 'a bought chatbot',
    answers: { role: 'use', 'f-int': 'yes', 'f-txt': 'yes' },
    goal: { first: 21, next: 18 },
  },
  {
    name: 'a bought screening tool',
    answers: { role: 'use', 'f-dec': 'yes', a3: '4', 'a3-4a': 'yes', 'f-work': 'applicants' },
    goal: { first: 45, next: 40 },
  },
  {
    name: "a bank's own scorecard",
    answers: { role: 'own', 'o-fin': 'yes', 'f-dec': 'yes', a3: '5', 'a3-5b': 'yes' },
    goal: { first: 70, next: 65 },
  },
];

describe('the way through the EU bank', () => {
  it.each(journeys)('keeps to its goal for $name', ({ answers, goal }) => {
    const { first, next } = stepsFor(answers);
    expect({ first: first <= goal.first, next: next <= goal.next, steps: [first, next] }).toEqual({
      first: true,
      next: true,
      steps: [first, next],
    });
  });

  it('prints its lengths', () => {
    const lengths = goldenProfiles('eu')
      .map(profile => ({
        about: profile.about,
        length: applicable(bank, answersOfProfile(bank, 'eu2-', profile, defaults)).length,
      }))
      .toSorted((a, b) => a.length - b.length);
    const longest = lengths.at(-1);
    const median = lengths[Math.floor(lengths.length / 2)];
    const anyAnswers = fc.record(
      Object.fromEntries(bank.questions.map(question => [question.id, fc.constantFrom(...valuesOf(question))])),
    );
    const walks = fc
      .sample(anyAnswers, { numRuns: 2_000, seed: 17 })
      .map(answers => applicable(bank, answers).length)
      .toSorted((a, b) => a - b);
    const paths = journeys.map(({ name, answers }) => {
      const { first, next } = stepsFor(answers);
      return `${name}: ${first} steps, the next system ${next}`;
    });
    console.info(
      [
        ...paths,
        `median of ${lengths.length} profiles: ${median?.length} questions`,
        `longest profile: ${longest?.length} questions (${longest?.about})`,
        `2000 walks with random answers: median ${walks[1_000]}, longest ${walks.at(-1)} questions`,
        `the whole bank: ${bank.questions.length} questions`,
      ].join('\n'),
    );
    expect(longest?.length).toBeLessThan(bank.questions.length);
  });
});
