import { describe, expect, test } from '@jest/globals';
import { AssessmentResult } from '../scoring/assessmentResult.ts';
import { bestAnswers } from '../scoring/bestAnswers.ts';
import { unanswered } from '../scoring/unanswered.ts';
import { assess } from './assess.ts';
import { currentBank, publishedBanks } from './banks.ts';

const eu = currentBank('EU');
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
      expect(result.notes.join(' ')).toContain('No gaps were found.');
      expect(result.recommendations).toHaveLength(1);
      expect(result.recommendations[0]).toMatch(/^Good practice: review this assessment when .* change\./);
      expect(AssessmentResult.parse(result)).toEqual(result);
    },
  );
});
