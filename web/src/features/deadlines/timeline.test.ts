import { describe, expect, it } from '@jest/globals';
import type { Deadline } from '../../parts/deadlines/deadlines.ts';
import { lanesOf, marksOf, scaleOf } from './timeline.ts';

const TODAY = '2026-11-23';
const review = (date: string, id = '7', name = 'Chatbot'): Deadline => ({
  ...{
    kind: 'review',
    key: `${id} ${date}`,
    date,
    jurisdiction: 'EU',
    systems: [{ id, name }],
    more: 0,
    ownerId: null,
  },
});
const law = (date: string): Deadline => ({
  ...{ kind: 'law', key: date, date, jurisdiction: 'EU', systems: [], more: 0, ownerId: null },
  ...{ what: ['Marking'], binding: true, citation: {} as never },
});
const named = (deadlines: Deadline[], by: 'kind' | 'system') =>
  lanesOf(deadlines, by).map(({ id, name, deadlines }) => `${id} ${name} ${deadlines.length}`);

describe('the timeline', () => {
  it('starts with the law, then has a line for each kind, or for each system by its first deadline', () => {
    const all = [
      review('2026-11-24', '9', 'Scoring'),
      law('2026-12-02'),
      review('2026-12-03'),
      review('2027-01-01', '9'),
    ];
    expect(named(all, 'kind')).toEqual(['law Law 1', 'review Reviews 3']);
    expect(named(all, 'system')).toEqual(['law Law 1', '9 Scoring 2', '7 Chatbot 1']);
  });

  it('runs from the first of this month over the given number of months', () => {
    const { at, start, end } = scaleOf(TODAY, 24, 802);
    expect([start, end]).toEqual(['2026-11-01', '2028-11-01']);
    expect([at(start), at(end)]).toEqual([36, 766]);
    expect(at('2027-11-01')).toBeCloseTo(400.5, 0);
  });

  it('joins close marks, and puts overdue and later ones at its ends', () => {
    const dates = ['2026-11-01', '2026-11-22', '2026-11-23', '2026-11-30', '2027-06-01', '2028-11-01', '2030-01-01'];
    const marks = marksOf(
      dates.map(date => review(date)),
      TODAY,
      scaleOf(TODAY, 24, 802),
    );
    expect(marks.map(({ deadlines }) => deadlines.map(({ date }) => date))).toEqual([
      ['2026-11-01', '2026-11-22'],
      ['2026-11-23', '2026-11-30'],
      ['2027-06-01'],
      ['2028-11-01', '2030-01-01'],
    ]);
    expect(marks.map(({ at }) => Math.round(at))).toEqual([13, 58, 248, 789]);
  });
});
