import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { answersOfProfile, goldenDefaults, goldenProfiles } from '../../../testing/goldenProfiles.ts';
import { countedAnswers } from '../../scoring/applicable.ts';
import { valuesOf } from '../../scoring/scoreOf.ts';
import { published as second } from '../eu-2026-11-22/published.ts';
import { published } from './published.ts';

const numRuns = Number(process.env.PROOF_RUNS ?? 300);
const answerSets = fc.record(
  Object.fromEntries(published.bank.questions.map(question => [question.id, fc.constantFrom(...valuesOf(question))])),
);
const facts = { today: '2027-12-02', turnover: 140_000_000, size: 'large' } as const;

describe('the correction of 24 November 2026', () => {
  it('changes when three questions are asked, and nothing else of any question', () => {
    const before = new Map(second.bank.questions.map(question => [question.id, question]));
    const changed = published.bank.questions.filter(question => {
      const then = before.get(question.id);
      expect({ ...question, askedWhen: null }).toEqual({ ...then, askedWhen: null });
      return JSON.stringify(question.askedWhen) !== JSON.stringify(then?.askedWhen);
    });
    expect(changed.map(({ id }) => id).toSorted()).toEqual(['eu2-g-supply', 'eu2-s-4a', 'eu2-s-supply']);
  });

  it('changes no word about a system without a free licence', () => {
    fc.assert(
      fc.property(answerSets, answers => {
        const closed = { ...answers, 'eu2-oss': 'no' };
        expect(published.assess({ answers: closed, ...facts })).toEqual(second.assess({ answers: closed, ...facts }));
      }),
      { numRuns },
    );
  });

  it('changes no class but that of a system whose maker provides a model as well', () => {
    const defaults = goldenDefaults('eu');
    const moved = goldenProfiles('eu').flatMap(profile => {
      const answers = answersOfProfile(published.bank, 'eu2-', profile, defaults.answers);
      const classes = [second, published].map(each => each.score({ answers, ...facts }).class?.id);
      return classes[0] === classes[1]
        ? []
        : [{ id: profile.id, classes, counted: countedAnswers(published.bank, answers) }];
    });
    expect(moved.map(({ id, classes }) => [id, classes])).toEqual([['9-model', ['out-of-scope', 'model-only']]]);
    expect(moved[0]?.counted).toMatchObject({ 'eu2-oss': 'yes', 'eu2-f-gpm': 'yes' });
  });
});
