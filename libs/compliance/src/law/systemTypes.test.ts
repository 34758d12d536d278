import { describe, expect, test } from '@jest/globals';
import { assess } from '../banks/assess.ts';
import { currentBank, publishedBank } from '../banks/banks.ts';
import { compliantAnswers } from '../scoring/compliantAnswers.ts';
import { type SystemType, systemGuideOf, systemTypes } from './systemTypes.ts';
import { ukRegulators } from './ukRegulators.ts';

const eu = currentBank('EU');
const { suggestions } = publishedBank(eu.version);

describe('system types', () => {
  test('are the nine choices of the dialog', () => {
    expect(systemTypes).toHaveLength(9);
  });

  test.each<[SystemType, string]>([
    ['Credit scoring/lending system', 'high-risk'],
    ['Recruitment/HR system', 'high-risk'],
    ['General business analytics', 'minimal'],
    ['Conversational AI', 'transparency'],
    ['Content moderation system', 'minimal'],
    ['Fraud detection system', 'minimal'],
  ])('%s, as the bank suggests it, is %s', (type, expected) => {
    const answers = compliantAnswers(eu, suggestions(type));
    expect(assess({ bank: eu, answers, today: '2026-11-22' })).toMatchObject({
      class: { id: expected },
      remarks: [],
    });
  });

  test('biometric identification suggests where to look; a 1:1 check does not count as identification', () => {
    const type = 'Biometric identification system';
    expect(suggestions(type)).toMatchObject({ 'eu2-a3': '1' });
    expect(Object.keys(suggestions(type))).not.toContain('eu2-a3-1a');
    const verdictOf = (answer: string) => {
      const answers = compliantAnswers(eu, { ...suggestions(type), 'eu2-a3-1a': answer });
      return assess({ bank: eu, answers, today: '2026-11-22', systemType: type });
    };
    expect(verdictOf('yes')).toMatchObject({ class: { id: 'high-risk' }, remarks: [] });
    expect(verdictOf('except')).toMatchObject({ class: { id: 'minimal' }, remarks: [] });
    expect(verdictOf('no').remarks).toHaveLength(1);
  });

  test('no type is contradicted by a retired system, for which the use is not asked', () => {
    for (const systemType of systemTypes) {
      const answers = compliantAnswers(eu, { 'eu2-x': 'retired' });
      expect(assess({ bank: eu, answers, today: '2026-11-22', systemType }).remarks).toEqual([]);
    }
  });

  test('an unknown or missing type behaves as Other, which decides nothing in advance', () => {
    expect(systemGuideOf('Weather forecast')).toBe(systemGuideOf('Other'));
    expect(systemGuideOf(null)).toBe(systemGuideOf('Other'));
    expect(suggestions(null)).toEqual({});
  });

  test('every type warns of something and names regulators from the list', () => {
    const codes = ukRegulators.map(({ code }) => code);
    for (const type of systemTypes) {
      expect(systemGuideOf(type).warnings.length).toBeGreaterThan(0);
      expect(codes).toEqual(expect.arrayContaining([...systemGuideOf(type).ukRegulators]));
    }
  });
});
