import { describe, expect, test } from '@jest/globals';
import { CHECKED_ON } from '../law/checkedOn.ts';
import { ukPrinciples } from '../law/ukPrinciples.ts';
import type { NamedOptions } from '../scoring/answers.ts';
import { Bank } from '../scoring/bank.ts';
import type { Question } from '../scoring/question.ts';
import { scoreOf, valuesOf } from '../scoring/scoreOf.ts';
import { bankOf, banks, currentBank } from './banks.ts';
import { named, prohibitionQuestions } from './eu-2026-11-21/euFacts.ts';
import { ARTICLE_50, NATIONAL, OPERATORS } from './eu-2026-11-21/fineTiers.ts';
import { highRiskDuties } from './eu-2026-11-21/highRiskDuties.ts';
import { otherRemedies } from './eu-2026-11-21/otherRemedies.ts';
import { ukMeasures } from './uk-2026-11-21/ukMeasures.ts';
import { redFlags } from './uk-2026-11-21/ukPoints.ts';

const eu = currentBank('EU');
const uk = currentBank('UK');
const everyQuestion = banks.flatMap(({ questions }) => questions);

function questionOf(bank: Bank, id: string): Question {
  const question = bank.questions.find(candidate => candidate.id === id);
  if (!question) throw new Error(`${bank.version} has no question ${id}`);
  return question;
}

describe('question banks', () => {
  test('the current banks are those of 21 November 2026', () => {
    expect([eu.version, uk.version]).toEqual(['eu-2026-11-21', 'uk-2026-11-21']);
    expect(eu.lawAsOf).toBe('2026-07-27');
  });

  test('a bank is found by its version, and an unknown version is a RangeError', () => {
    expect(bankOf('uk-2026-11-21')).toBe(uk);
    expect(() => bankOf('eu-1999-01-01')).toThrow(RangeError);
  });

  test.each(banks.map(bank => [bank.version, bank] as const))('%s has the shape that clients get', (_, bank) => {
    expect(Bank.parse(bank)).toEqual(bank);
    expect(new Set(bank.questions.map(({ id }) => id)).size).toBe(bank.questions.length);
  });

  test('the EU bank asks the 25 questions, who the organisation is, and explanations', () => {
    const ids = Array.from({ length: 26 }, (_, index) => `eu-${String(index + 1).padStart(2, '0')}`);
    expect(eu.questions.map(({ id }) => id)).toEqual([...ids.slice(0, 2), 'eu-02a', ...ids.slice(2)]);
  });

  test('the UK bank asks four questions for each of the five principles', () => {
    const perPrinciple = ukPrinciples.map(
      ({ name }) => uk.questions.filter(({ principle }) => principle === name).length,
    );
    expect(perPrinciple).toEqual([4, 4, 4, 4, 4]);
  });

  test('every question explains itself and says where it comes from and when that was checked', () => {
    for (const { id, question, helpText, articleReference, citation } of everyQuestion) {
      expect(`${id} ${question.at(-1)}`).toBe(`${id} ?`);
      expect(helpText.length).toBeGreaterThan(60);
      expect(articleReference).toContain(citation.label);
      expect(citation.url).toMatch(/^https:\/\//);
      expect(citation.checkedOn).toBe(CHECKED_ON);
    }
  });

  test('every question of the EU bank cites the consolidation of 27 July 2026', () => {
    expect(new Set(eu.questions.map(({ citation }) => citation.asOf))).toEqual(new Set(['2026-07-27']));
  });

  test('"not sure" never scores better than nothing in place', () => {
    for (const question of everyQuestion) {
      const none = ['none', 'no', 'required_not_done', 'yes_missing', 'not_claimed'];
      const [unsure, nothing] = [scoreOf(question, 'unsure'), none.map(value => scoreOf(question, value))];
      for (const score of nothing)
        if (unsure !== undefined && score !== undefined) expect(unsure).toBeGreaterThanOrEqual(score);
    }
  });

  test('points are as the fact sheet has them', () => {
    const worst = (id: string) =>
      Math.max(...valuesOf(questionOf(eu, id)).map(value => scoreOf(questionOf(eu, id), value) ?? 0));
    const fifteen = ['eu-10', 'eu-11', 'eu-16', 'eu-17', 'eu-18', 'eu-20', 'eu-21', 'eu-22', 'eu-09'];
    const ten = ['eu-12', 'eu-13', 'eu-14', 'eu-15', 'eu-19', 'eu-24'];
    expect([...fifteen.map(worst), ...ten.map(worst)]).toEqual([...fifteen.map(() => 15), ...ten.map(() => 10)]);
    expect(['eu-03', 'eu-04', 'eu-05', 'eu-06', 'eu-23', 'eu-25', 'eu-26'].map(worst)).toEqual([
      100, 100, 100, 100, 30, 6, 6,
    ]);
    expect(['eu-10', 'eu-12', 'eu-25'].map(id => scoreOf(questionOf(eu, id), 'partial'))).toEqual([5, 4, 2]);
    expect(
      uk.questions.map(question => Math.max(...valuesOf(question).map(value => scoreOf(question, value) ?? 0))),
    ).toEqual(uk.questions.map(() => 5));
  });

  test('an answer that the question does not offer has no score', () => {
    expect(scoreOf(questionOf(eu, 'eu-10'), 'yes')).toBeUndefined();
    expect(scoreOf(questionOf(uk, 'uk-a1'), 'partial')).toBeUndefined();
    expect(scoreOf(questionOf(uk, 'uk-a1'), 'no')).toBe(5);
  });
});

describe('rules and banks fit together', () => {
  test.each<[string, Bank, readonly NamedOptions[]]>([
    ['EU', eu, [...Object.values(named), ...prohibitionQuestions.map(id => [id, 'yes', 'unsure'] as const)]],
    ['UK', uk, redFlags],
  ])('every option that a rule of the %s names exists', (_, bank, rules) => {
    for (const [id, ...values] of rules) expect(valuesOf(questionOf(bank, id))).toEqual(expect.arrayContaining(values));
  });

  test('the options that texts are written for exist', () => {
    for (const [id, remedies] of Object.entries(otherRemedies)) {
      expect(valuesOf(questionOf(eu, id))).toEqual(expect.arrayContaining(Object.keys(remedies)));
    }
  });

  test('every answer that scores has a text: a duty, a remedy or a measure', () => {
    for (const question of eu.questions.filter(({ id }) => !(id in highRiskDuties))) {
      const scoring = valuesOf(question).filter(value => (scoreOf(question, value) ?? 0) > 0);
      expect(Object.keys(otherRemedies[question.id] ?? {})).toEqual(expect.arrayContaining(scoring));
    }
    expect(Object.keys(ukMeasures).toSorted()).toEqual(uk.questions.map(({ id }) => id).toSorted());
  });

  test('the questions that fines and duties name exist', () => {
    for (const id of [...NATIONAL, ...ARTICLE_50, ...OPERATORS, ...Object.keys(highRiskDuties)]) questionOf(eu, id);
    expect(OPERATORS.every(id => id in highRiskDuties)).toBe(true);
  });
});
