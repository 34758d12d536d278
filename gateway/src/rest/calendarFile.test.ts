import { execFileSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import { calendarFile } from './calendarFile.ts';

const citation = { label: 'Art. 26', url: 'https://example.org/art_26' };
const system = { id: '7', name: 'CV screen, "new"; \\ beta\nline' };
const day = {
  date: '2027-12-02',
  what: ['Duties begin', 'Fines too'],
  citation,
  systemCount: 4,
  systems: [system, null],
};
const data: Parameters<typeof calendarFile>[0] = {
  eu: [
    { ...day, binding: true },
    { ...day, binding: false },
  ],
  uk: [],
  evidenceDates: [{ id: '3', title: `${'Prüfbericht '.repeat(12)}.pdf`, validUntil: '2028-02-29', system }],
  actionDates: [
    { id: '11', title: 'Train the staff', day: '2026-03-29', state: 'open', organisation: false, system },
    { id: '12', title: 'Old logs', day: '2026-10-25', state: 'accepted', organisation: true, system: null },
  ],
  organisationDuties: [
    { id: 'eu2-d-4', title: 'AI literacy', reviewOn: '2027-11-26' },
    { id: 'uk-a3', title: 'Policies', reviewOn: null },
  ],
  policyDates: [{ id: '4', title: 'AI policy', reviewOn: '2027-05-01' }],
  reviewDates: [{ day: '2027-01-01', system: { ...system, jurisdiction: 'UK' } }],
  organisation: { name: 'Northwind', reassessments: [{ dueOn: '2026-12-31', jurisdiction: 'UK', system }] },
};
const draw = (today = '2026-11-23') => calendarFile(data, today, 'https://compliance.example.org');

/** Renders and reads in a process of that time zone; returns the local times that a calendar shows. */
function shownIn(timeZone: string): [string, string, boolean][] {
  const script = `
    import ICAL from 'ical.js';
    import { calendarFile } from ${JSON.stringify(new URL('./calendarFile.ts', import.meta.url).href)};
    const text = calendarFile(${JSON.stringify(data)}, '2026-11-23', 'https://compliance.example.org');
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map(one => new ICAL.Event(one));
    const local = at => [at.getFullYear(), at.getMonth() + 1, at.getDate()].map(part => String(part).padStart(2, '0')).join('-');
    console.log(JSON.stringify(events.map(({ uid, startDate }) => [uid, local(startDate.toJSDate()), startDate.isDate])));`;
  const env = { ...process.env, TZ: timeZone };
  const cwd = new URL('.', import.meta.url);
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { env, cwd, encoding: 'utf8' }),
  );
}

describe('the calendar file', () => {
  it.each(['Pacific/Honolulu', 'Europe/Berlin', 'Pacific/Auckland'])(
    'says the same days in %s as everywhere, under names that never change',
    timeZone => {
      const host = '@compliance.example.org';
      expect(shownIn(timeZone)).toEqual([
        [`law-eu-2027-12-02${host}`, '2027-12-02', true],
        [`law-eu-2027-12-02-proposed${host}`, '2027-12-02', true],
        [`evidence-3${host}`, '2028-02-29', true],
        [`action-11${host}`, '2026-03-29', true],
        [`action-12${host}`, '2026-10-25', true],
        [`duty-eu2-d-4${host}`, '2027-11-26', true],
        [`policy-4${host}`, '2027-05-01', true],
        [`review-7${host}`, '2027-01-01', true],
        [`reassessment-uk-7${host}`, '2026-12-31', true],
      ]);
    },
  );

  it('complies with RFC 5545: lines end in CRLF, none is longer than 75 bytes, and no text ends a line', () => {
    const text = draw();
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const root = new ICAL.Component(ICAL.parse(text));
    expect(root.getFirstPropertyValue('version')).toBe('2.0');
    expect(String(root.getFirstPropertyValue('x-wr-calname'))).toBe('Deadlines: Northwind');
    const [law, proposed, , action, risk] = root.getAllSubcomponents('vevent').map(one => new ICAL.Event(one));
    expect(law?.summary).toBe('Duties begin');
    expect(law?.description).toContain('and 3 more\nArt. 26: https://example.org/art_26');
    expect(proposed?.summary).toBe('Proposed, not law: Duties begin');
    expect(action?.summary).toBe(`Action: Train the staff (${system.name})`);
    expect(risk?.summary).toBe('Review the accepted risk: Old logs (Organisation)');
    expect(action?.component.getFirstPropertyValue('url')).toBe('https://compliance.example.org/actions?action=11');
  });

  it('isolates right-to-left names from the text around them', () => {
    const arabic = { ...system, name: 'نظام (v2)!' };
    const actionDates = [
      { id: '11', title: 'تدريب', day: '2026-03-29', state: 'open', organisation: false, system: arabic },
    ];
    const text = calendarFile({ ...data, actionDates }, '2026-11-23', 'https://compliance.example.org');
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map(one => new ICAL.Event(one));
    const action = events.find(({ uid }) => uid.startsWith('action-11@'));
    expect(action?.summary).toBe('Action: \u2068تدريب\u2069 (\u2068نظام (v2)!\u2069)');
  });

  it('is identical for every request on a day, so that calendars fetch it once', () => {
    expect(draw()).toBe(draw());
    expect(draw('2026-11-24')).not.toBe(draw());
  });
});
