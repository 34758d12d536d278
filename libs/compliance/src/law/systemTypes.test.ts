import { describe, expect, test } from '@jest/globals';
import { assess } from '../banks/assess.ts';
import { adaptiveBank, bankOf } from '../banks/banks.ts';
import { bestAnswers } from '../scoring/bestAnswers.ts';
import { type SystemType, systemGuideOf, systemTypes } from './systemTypes.ts';
import { ukRegulators } from './ukRegulators.ts';

const eu = bankOf('eu-2026-11-21');
const second = adaptiveBank('eu-2026-11-22');

describe('system types', () => {
  test('are the nine choices of the dialog', () => {
    expect(systemTypes).toHaveLength(9);
  });

  test.each<[SystemType, string]>([
    ['Biometric identification system', 'high-risk'],
    ['Credit scoring/lending system', 'high-risk'],
    ['Recruitment/HR system', 'high-risk'],
    ['Medical diagnosis system', 'high-risk'],
    ['General business analytics', 'minimal'],
    ['Conversational AI', 'minimal'],
    ['Content moderation system', 'minimal'],
    ['Fraud detection system', 'minimal'],
  ])('%s starts from a classification of %s', (type, expected) => {
    const answers = bestAnswers(eu, systemGuideOf(type).defaults);
    expect(assess({ bank: eu, answers, today: '2026-11-21' }).euClass?.name).toBe(expected);
    expect(systemGuideOf(type).usually).toMatch(
      expected === 'high-risk' ? /^Usually high-risk/ : /^Usually not high-risk/,
    );
  });

  test.each<[SystemType, string]>([
    ['Biometric identification system', 'high-risk'],
    ['Credit scoring/lending system', 'high-risk'],
    ['Recruitment/HR system', 'high-risk'],
    ['General business analytics', 'minimal'],
    ['Conversational AI', 'transparency'],
    ['Content moderation system', 'minimal'],
    ['Fraud detection system', 'minimal'],
  ])('%s, as the second bank suggests it, is %s', (type, expected) => {
    const answers = bestAnswers(bankOf('eu-2026-11-22'), second?.suggestions(type));
    expect(assess({ bank: bankOf('eu-2026-11-22'), answers, today: '2026-11-22' })).toMatchObject({
      class: { id: expected },
      remarks: [],
    });
  });

  test('medical systems are high-risk through Annex I, not Annex III', () => {
    expect(systemGuideOf('Medical diagnosis system').defaults).toEqual({ 'eu-07': 'none', 'eu-08': 'yes' });
  });

  test('an unknown or absent type behaves as Other, which decides nothing beforehand', () => {
    expect(systemGuideOf('Weather forecast')).toBe(systemGuideOf('Other'));
    expect(systemGuideOf(null).defaults).toEqual({});
  });

  test('every type warns of something and names regulators of the register', () => {
    const codes = ukRegulators.map(({ code }) => code);
    for (const type of systemTypes) {
      expect(systemGuideOf(type).warnings.length).toBeGreaterThan(0);
      expect(codes).toEqual(expect.arrayContaining([...systemGuideOf(type).ukRegulators]));
    }
  });
});
