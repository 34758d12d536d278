import { describe, expect, it } from '@jest/globals';
import { ceilingWords, gapWords, nextDate } from './verdictFacts.ts';

const DAY = '2026-11-28';
const group = (title: string, count: number) => ({ title, members: Array.from({ length: count }) });

describe('the first screen of a report', () => {
  it('counts the gaps that apply now and later', () => {
    const groups = [group('Applicable on 28 November 2026', 1), group('From 2 December 2027', 16)];
    expect(gapWords(groups, DAY)).toBe('17 gaps: 1 applies now, 16 from 2 December 2027');
    expect(gapWords([group('Only if a certain event occurs', 1)], DAY)).toBe('1 gap: 1 only if a certain event occurs');
    expect(gapWords([group('Applicable on 28 November 2026', 2)], DAY)).toBe('2 gaps: 2 apply now');
    expect(gapWords([], DAY)).toBe('No gaps');
  });

  it('names the maximum fine now, and the later one only if it is higher', () => {
    const words = (now: number, later: number) => ceilingWords({ inForce: { max: now }, later: { max: later } });
    expect(words(0, 15_000_000)).toBe('Up to €15,000,000 for duties that apply later');
    expect(words(7_500_000, 15_000_000)).toBe('Up to €7,500,000 now, up to €15,000,000 for duties that apply later');
    expect(words(35_000_000, 15_000_000)).toBe('Up to €35,000,000 now');
    expect(words(0, 0)).toBe('No EU-level fine');
  });

  it('names the next legal date, but not one that is only proposed or past', () => {
    const clocks = [
      { date: '2027-12-02', binding: true },
      { date: '2027-01-01', binding: false },
      { date: '2025-02-02', binding: true },
      { date: '2028-08-02', binding: true },
    ];
    expect(nextDate(clocks, DAY)).toBe('2 December 2027');
    expect(nextDate([], DAY)).toBe('None set');
  });
});
