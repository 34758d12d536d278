import { describe, expect, test } from '@jest/globals';
import { longDate, stateOf } from './calendar.ts';

describe('the calendar', () => {
  test('a provision is upcoming until the day before its date, and in force on its date', () => {
    expect(stateOf('2026-12-02', '2026-11-21')).toEqual({ state: 'upcoming', daysLeft: 11 });
    expect(stateOf('2026-12-02', '2026-12-01')).toEqual({ state: 'upcoming', daysLeft: 1 });
    expect(stateOf('2026-12-02', '2026-12-02')).toEqual({ state: 'in force', daysLeft: 0 });
    expect(stateOf('2026-12-02', '2031-01-01')).toEqual({ state: 'in force', daysLeft: 0 });
  });

  test('days are counted across leap years and changes to summer time', () => {
    expect(stateOf('2028-08-02', '2028-02-28').daysLeft).toBe(156);
  });

  test.each(['2026-02-30', '2026-13-01', '2026-00-10', '2026-11-00', '21.11.2026', '2026-11-21T00:00:00Z', ''])(
    '"%s" is not taken for a day',
    text => {
      expect(() => stateOf('2026-12-02', text)).toThrow(RangeError);
    },
  );

  test('a date is written in words', () => {
    expect(longDate('2027-12-02')).toBe('2 December 2027');
  });
});
