import { describe, expect, test } from '@jest/globals';
import type { Question } from '../../scoring/question.ts';
import { scoreOf, valuesOf } from '../../scoring/scoreOf.ts';
import { bank } from './bank.ts';
import { named, prohibitionQuestions } from './euFacts.ts';
import { ARTICLE_50, NATIONAL, OPERATORS } from './fineTiers.ts';
import { highRiskDuties } from './highRiskDuties.ts';
import { otherRemedies } from './otherRemedies.ts';

function questionOf(id: string): Question {
  const question = bank.questions.find(candidate => candidate.id === id);
  if (!question) throw new Error(`${bank.version} has no question ${id}`);
  return question;
}

describe('the EU bank', () => {
  test('asks the 25 questions, who the organisation is, and explanations', () => {
    const ids = Array.from({ length: 26 }, (_, index) => `eu-${String(index + 1).padStart(2, '0')}`);
    expect(bank.questions.map(({ id }) => id)).toEqual([...ids.slice(0, 2), 'eu-02a', ...ids.slice(2)]);
  });

  test('cites the consolidation of 27 July 2026 throughout', () => {
    expect(new Set([bank.lawAsOf, ...bank.questions.map(({ citation }) => citation.asOf)])).toEqual(
      new Set(['2026-07-27']),
    );
  });

  test('has the points of its options', () => {
    const worst = (id: string) =>
      Math.max(...valuesOf(questionOf(id)).map(value => scoreOf(questionOf(id), value) ?? 0));
    const fifteen = ['eu-10', 'eu-11', 'eu-16', 'eu-17', 'eu-18', 'eu-20', 'eu-21', 'eu-22', 'eu-09'];
    const ten = ['eu-12', 'eu-13', 'eu-14', 'eu-15', 'eu-19', 'eu-24'];
    expect([...fifteen.map(worst), ...ten.map(worst)]).toEqual([...fifteen.map(() => 15), ...ten.map(() => 10)]);
    expect(['eu-03', 'eu-04', 'eu-05', 'eu-06', 'eu-23', 'eu-25', 'eu-26'].map(worst)).toEqual([
      100, 100, 100, 100, 30, 6, 6,
    ]);
    expect(['eu-10', 'eu-12', 'eu-25'].map(id => scoreOf(questionOf(id), 'partial'))).toEqual([5, 4, 2]);
  });
});

describe('the rules of the EU bank', () => {
  test('name options that exist', () => {
    for (const [id, ...values] of [
      ...Object.values(named),
      ...prohibitionQuestions.map(prohibition => [prohibition, 'yes', 'unsure'] as const),
    ])
      expect(valuesOf(questionOf(id))).toEqual(expect.arrayContaining([...values]));
  });

  test('have texts for options that exist', () => {
    for (const [id, remedies] of Object.entries(otherRemedies))
      expect(valuesOf(questionOf(id))).toEqual(expect.arrayContaining(Object.keys(remedies)));
  });

  test('have a duty or a remedy for every answer that scores', () => {
    const untold = bank.questions
      .filter(({ id }) => !(id in highRiskDuties))
      .flatMap(question =>
        valuesOf(question)
          .filter(value => (scoreOf(question, value) ?? 0) > 0 && !otherRemedies[question.id]?.[value])
          .map(value => `${question.id} ${value}`),
      );
    expect(untold).toEqual([]);
  });

  test('name questions that exist for fines and duties', () => {
    for (const id of [...NATIONAL, ...ARTICLE_50, ...OPERATORS, ...Object.keys(highRiskDuties)]) questionOf(id);
    expect(OPERATORS.every(id => id in highRiskDuties)).toBe(true);
  });
});
