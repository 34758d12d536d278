import { describe, expect, test } from '@jest/globals';
import { UkPrincipleName } from '../../law/ukPrinciples.ts';
import { scoreOf, valuesOf } from '../../scoring/scoreOf.ts';
import { bank } from './bank.ts';
import { ukMeasures } from './ukMeasures.ts';
import { redFlags } from './ukPoints.ts';

describe('the UK bank', () => {
  test('asks four questions for each of the five principles, in their order', () => {
    expect(bank.questions.map(({ principle }) => principle)).toEqual(
      UkPrincipleName.options.flatMap(name => [name, name, name, name]),
    );
  });

  test('has 5 points at most for each question', () => {
    const worst = bank.questions.map(question =>
      Math.max(...valuesOf(question).map(value => scoreOf(question, value) ?? 0)),
    );
    expect(worst).toEqual(bank.questions.map(() => 5));
  });

  test('scores a yes or no with the points of the question, and gives any other answer none', () => {
    const yesOrNo = bank.questions.filter(({ type }) => type === 'yes_no');
    expect(yesOrNo.map(({ id, scoring }) => [id, scoring])).toEqual([['uk-a1', { yes: 0, no: 5 }]]);
    for (const question of yesOrNo)
      expect(['yes', 'no', 'partial'].map(answer => scoreOf(question, answer))).toEqual([0, 5, undefined]);
  });
});

describe('the rules of the UK bank', () => {
  test('name options that exist', () => {
    for (const [id, ...values] of redFlags) {
      const question = bank.questions.find(candidate => candidate.id === id);
      expect([id, ...(question ? valuesOf(question) : [])]).toEqual(expect.arrayContaining([id, ...values]));
    }
  });

  test('have a measure for every question', () => {
    expect(Object.keys(ukMeasures).toSorted()).toEqual(bank.questions.map(({ id }) => id).toSorted());
  });
});
