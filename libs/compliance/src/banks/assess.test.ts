import { describe, expect, test } from '@jest/globals';
import { AssessmentResult } from '../scoring/assessmentResult.ts';
import { bestAnswers } from '../scoring/bestAnswers.ts';
import { unanswered } from '../scoring/unanswered.ts';
import { isVerdict, Outcome } from '../scoring/verdict.ts';
import { assess, preview } from './assess.ts';
import { bankOf, publishedBanks } from './banks.ts';

const eu = bankOf('eu-2026-11-21');
const secondEu = bankOf('eu-2026-11-22');
const today = '2026-11-21';

describe('an assessment', () => {
  test('names the questions that are unanswered', () => {
    const { 'eu-03': _, 'eu-25': __, ...answers } = bestAnswers(eu);
    expect(unanswered(eu, answers)).toEqual(['eu-03', 'eu-25']);
    expect(() => assess({ bank: eu, answers, today })).toThrow(
      new RangeError('2 of 27 questions are unanswered: eu-03, eu-25.'),
    );
  });

  test('names an option that the bank does not have', () => {
    const answers = bestAnswers(eu, { 'eu-10': 'perhaps' });
    expect(() => assess({ bank: eu, answers, today })).toThrow(new RangeError('eu-10 has no option "perhaps".'));
  });

  test('refuses a day that is none and a negative turnover', () => {
    expect(() => assess({ bank: eu, answers: bestAnswers(eu), today: 'today' })).toThrow(RangeError);
    expect(() => assess({ bank: eu, answers: bestAnswers(eu), today, turnover: -1 })).toThrow(RangeError);
    expect(() => assess({ bank: eu, answers: bestAnswers(eu), today, turnover: Number.NaN })).toThrow(RangeError);
  });

  test('pays no attention to answers of another bank', () => {
    const answers = { ...bestAnswers(eu), 'uk-s1': 'none' };
    expect(assess({ bank: eu, answers, today }).riskScore).toBe(0);
  });

  test.each(publishedBanks.map(({ bank }) => [bank.version, bank] as const))(
    'with nothing to object to is 0, 100, LOW and without gaps in %s',
    (_, bank) => {
      const result = assess({ bank, answers: bestAnswers(bank), today });
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
      expect(Outcome.parse(result)).toEqual(result);
      if (isVerdict(result)) return;
      expect(result.notes.join(' ')).toContain('No gaps were found.');
      expect(result.recommendations[0]).toMatch(/^Good practice: review this assessment/);
      expect(AssessmentResult.parse(result)).toEqual(result);
    },
  );

  test('on an adaptive bank asks only what applies, and names the rest by its number', () => {
    const { 'eu2-d-4': _, ...answers } = bestAnswers(secondEu);
    expect(unanswered(secondEu, answers)).toEqual(['eu2-d-4']);
    expect(() => assess({ bank: secondEu, answers, today })).toThrow(
      new RangeError('1 of 19 questions are unanswered: eu2-d-4.'),
    );
  });

  test('on an adaptive bank pays no attention to an answer whose question does not apply', () => {
    const answers = bestAnswers(secondEu);
    const closed = { ...answers, 'eu2-d-26-2': 'none', 'eu2-a3-4a': 'yes' };
    expect(assess({ bank: secondEu, answers: closed, today })).toEqual(assess({ bank: secondEu, answers, today }));
  });
});

describe('a preview', () => {
  test('takes questions without an answer as not sure, and has no flips', () => {
    const answers = { 'eu2-obj': 'system', 'eu2-ai': 'yes', 'eu2-x': 'none', 'eu2-role': 'use' };
    const result = preview({ bank: secondEu, answers, today });
    expect(result).toMatchObject({ scored: true, flips: [], class: { id: 'high-risk' } });
    expect(result.findings.length).toBeGreaterThan(0);
    expect(preview({ bank: secondEu, answers: bestAnswers(secondEu), today })).toMatchObject({ findings: [] });
  });

  test('is not to be had of the first banks', () => {
    expect(() => preview({ bank: eu, answers: {}, today })).toThrow(new RangeError('eu-2026-11-21 has no preview.'));
  });
});
