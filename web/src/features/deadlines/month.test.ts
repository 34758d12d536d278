import { describe, expect, it } from '@jest/globals';
import { endOfMonth, endOfWeek, monthName, monthsLater, sameDayOf, weekdayName, weeksOf } from './month.ts';

describe('a month', () => {
  it('has whole weeks from Monday to Sunday', () => {
    const november = weeksOf('2026-11');
    expect(november.map(week => [week[0], week[6]])).toEqual([
      ['2026-10-26', '2026-11-01'],
      ['2026-11-02', '2026-11-08'],
      ['2026-11-09', '2026-11-15'],
      ['2026-11-16', '2026-11-22'],
      ['2026-11-23', '2026-11-29'],
      ['2026-11-30', '2026-12-06'],
    ]);
    expect(weeksOf('2027-02')).toHaveLength(4);
    expect(weeksOf('2026-12').at(-1)?.at(-1)).toBe('2027-01-03');
  });

  it('leads to the adjacent months, across the end of a year, and keeps the day if it exists', () => {
    expect([monthsLater('2026-12', 1), monthsLater('2027-01', -1)]).toEqual(['2027-01', '2026-12']);
    expect([endOfMonth('2028-02'), endOfMonth('2026-11'), endOfWeek('2026-11-23')]).toEqual([
      '2028-02-29',
      '2026-11-30',
      '2026-11-29',
    ]);
    expect(sameDayOf('2027-02', '2027-01-31')).toBe('2027-02-28');
    expect(sameDayOf('2027-03', '2027-02-15')).toBe('2027-03-15');
    expect([monthName('2027-12'), weekdayName('2027-12-02')]).toEqual(['December 2027', 'Thursday']);
  });
});
