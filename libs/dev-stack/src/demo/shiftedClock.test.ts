import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';

const clock = new URL('shiftedClock.ts', import.meta.url).href;
const here = fileURLToPath(new URL('.', import.meta.url));
const SAYS = `const day = new Date('2026-11-24T10:00:00Z');
console.log(JSON.stringify([new Date().getTime(), Date.now(), day.getTime(), day instanceof Date, Date.parse('2026-11-24'),
  structuredClone(day) instanceof Date, new (class extends Date {})().getTime()]));`;

it('a process of the demo sees a past date in every current time, and unchanged given dates', async () => {
  const env = { ...process.env, NODE_OPTIONS: '', CLOCK_OFFSET_DAYS: '-60' };
  const args = ['--import', clock, '--input-type=module', '--eval', SAYS];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env, cwd: here });
  const [now, asked, given, isDate, parsed, cloned, derived] = JSON.parse(stdout);
  const then = Date.now() - 60 * 86_400_000;
  for (const time of [now, asked, derived]) expect(Math.abs(time - then)).toBeLessThan(60_000);
  expect([given, isDate, parsed, cloned]).toEqual([
    Date.parse('2026-11-24T10:00:00Z'),
    true,
    Date.parse('2026-11-24'),
    true,
  ]);
});
