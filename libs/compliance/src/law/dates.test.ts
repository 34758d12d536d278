import { describe, expect, test } from '@jest/globals';
import { stateOf } from './calendar.ts';
import { currentLegalDateOf, dates } from './dates.ts';

describe('the dates of the law', () => {
  test('high-risk duties apply from 2 December 2027, for products of Annex I from 2 August 2028', () => {
    expect([currentLegalDateOf('annex-iii'), currentLegalDateOf('annex-i')]).toEqual(['2027-12-02', '2028-08-02']);
  });

  test('transparency under Article 50 was not postponed', () => {
    expect(currentLegalDateOf('general')).toBe('2026-08-02');
  });

  test('the table is in order of time, and each entry has a valid date and its source', () => {
    expect(dates.map(({ date }) => date)).toEqual(dates.map(({ date }) => date).toSorted());
    for (const { date, source } of dates)
      expect([stateOf(date, date).state, source.length > 5]).toEqual(['in force', true]);
  });

  test('each date names everything that begins on it', () => {
    const labels = (day: string) =>
      dates
        .filter(({ date }) => date === day)
        .map(({ label }) => label)
        .join(' ');
    expect(labels('2025-08-02')).toContain('notified bodies');
    expect(labels('2026-07-27')).toContain('Arts 102–110');
    expect(labels('2026-08-02')).toContain('40–49');
    expect(labels('2026-12-02')).toContain('(1a), (1b)');
    expect(labels('2027-08-02')).toContain('sandboxes');
  });
});
