import { describe, expect, it } from '@jest/globals';
import { formatDay, formatMoment, formatShortDate } from './formatDate.ts';

describe('dates', () => {
  it('are written as the browser writes them in British English', () => {
    const short = new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    });
    const long = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
    for (let month = 0; month < 12; month++) {
      const day = new Date(Date.UTC(2026, month, month + 1, 12));
      expect(formatShortDate(day.toISOString().slice(0, 10))).toBe(short.format(day));
      expect(formatDay(day.toISOString())).toBe(long.format(day));
      expect(formatMoment(day.toISOString())).toMatch(`${long.format(day)} at `);
    }
  });
});
