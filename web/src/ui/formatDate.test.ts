import { execFileSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { formatDay, formatLocalTime, formatShortDate, formatUtcTime } from './formatDate.ts';

describe('dates', () => {
  it('are formatted as the browser does in British English', () => {
    const short = new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    });
    const long = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
    for (let month = 0; month < 12; month++) {
      const day = new Date(Date.UTC(2026, month, month + 1, 12));
      expect(formatShortDate(day.toISOString().slice(0, 10))).toBe(short.format(day));
      expect(formatDay(day.toISOString())).toBe(long.format(day));
      expect(formatLocalTime(day.toISOString())).toMatch(`${long.format(day)} at `);
      expect(formatUtcTime(day.toISOString())).toBe(`${long.format(day)} at 12:00 UTC`);
    }
  });

  it.each([
    ['Pacific/Honolulu', '25 November 2026 at 14:58 GMT-10', '26 November 2026 at 13:30 GMT-10'],
    ['Europe/Berlin', '26 November 2026 at 01:58 CET', '27 November 2026 at 00:30 CET'],
    ['Pacific/Auckland', '26 November 2026 at 13:58 GMT+13', '27 November 2026 at 12:30 GMT+13'],
  ])('of record are one day for a reader in %s as well, and a moment names its clock', (zone, early, late) => {
    const module = JSON.stringify(new URL('./formatDate.ts', import.meta.url).href);
    const script = `import { formatDay, formatLocalTime, formatUtcTime } from ${module};
      const forms = ['2026-11-26T00:58:00Z', '2026-11-26T23:30:00Z'].flatMap(at => [formatDay(at), formatUtcTime(at), formatLocalTime(at)]);
      console.log(JSON.stringify([...forms, formatDay('2026-11-26')]));`;
    const env = { ...process.env, TZ: zone };
    const said = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { env });
    const day = '26 November 2026';
    expect(JSON.parse(said.toString())).toEqual([
      ...[day, `${day} at 00:58 UTC`, early],
      ...[day, `${day} at 23:30 UTC`, late],
      day,
    ]);
  });
});
