import { describe, expect, test } from '@jest/globals';
import { compliantAnswers } from '../scoring/compliantAnswers.ts';
import { unanswered } from '../scoring/unanswered.ts';
import { Verdict } from '../scoring/verdict.ts';
import { assess, preview } from './assess.ts';
import { currentBank, publishedBanks } from './banks.ts';

const eu = currentBank('EU');
const today = '2026-11-22';

describe('an assessment', () => {
  test('names the questions that are unanswered', () => {
    const { 'eu2-5a': _, 'eu2-d-4': __, ...answers } = compliantAnswers(eu);
    expect(unanswered(eu, answers)).toEqual(['eu2-5a', 'eu2-d-4']);
    expect(() => assess({ bank: eu, answers, today })).toThrow(
      new RangeError('2 of 21 questions are unanswered: eu2-5a, eu2-d-4.'),
    );
  });

  test('names an option that the bank does not have', () => {
    const answers = compliantAnswers(eu, { 'eu2-d-4': 'perhaps' });
    expect(() => assess({ bank: eu, answers, today })).toThrow(new RangeError('eu2-d-4 has no option "perhaps".'));
  });

  test('refuses a day that is none and a negative turnover', () => {
    expect(() => assess({ bank: eu, answers: compliantAnswers(eu), today: 'today' })).toThrow(RangeError);
    expect(() => assess({ bank: eu, answers: compliantAnswers(eu), today, turnover: -1 })).toThrow(RangeError);
    expect(() => assess({ bank: eu, answers: compliantAnswers(eu), today, turnover: Number.NaN })).toThrow(RangeError);
  });

  test('ignores answers of another bank', () => {
    const answers = { ...compliantAnswers(eu), 'uk-s1': 'none' };
    expect(assess({ bank: eu, answers, today }).riskScore).toBe(0);
  });

  test.each(publishedBanks.map(({ bank }) => [bank.version, bank] as const))(
    'with nothing to object to is 0, 100, LOW and without gaps in %s',
    (_, bank) => {
      const result = assess({ bank, answers: compliantAnswers(bank), today });
      expect(result).toMatchObject({
        riskScore: 0,
        complianceScore: 100,
        riskLevel: 'LOW',
        band: 'Good Compliance',
        gaps: [],
        findings: [],
      });
      expect(result.recommendations).toHaveLength(1);
      expect(result.recommendations[0]).toMatch(/when .*\b(purpose|law)\b.* changes?\b/);
      expect(Verdict.parse(result)).toEqual(result);
    },
  );

  test('ignores an answer whose question does not apply', () => {
    const answers = compliantAnswers(eu);
    const closed = { ...answers, 'eu2-d-26-2': 'none', 'eu2-a3-4a': 'yes' };
    expect(assess({ bank: eu, answers: closed, today })).toEqual(assess({ bank: eu, answers, today }));
  });
});

describe('a preview', () => {
  test('takes questions without an answer as not sure, and has no flips', () => {
    const answers = { 'eu2-obj': 'system', 'eu2-ai': 'yes', 'eu2-x': 'none', 'eu2-role': 'use' };
    const result = preview({ bank: eu, answers, today });
    expect(result).toMatchObject({ scored: true, flips: [], class: { id: 'high-risk' } });
    expect(result.findings.length).toBeGreaterThan(0);
    expect(preview({ bank: eu, answers: compliantAnswers(eu), today })).toMatchObject({ findings: [] });
  });
});
