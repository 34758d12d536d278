import { describe, expect, it } from '@jest/globals';
import { groupsOf } from './groupsOf.ts';

const grouped = (dates: string[], today: string) =>
  groupsOf(
    dates.map(date => ({ date })),
    today,
  ).map(({ title, deadlines }) => [title, deadlines.map(({ date }) => date)]);

describe('deadlines', () => {
  it('are grouped by the week and month of the current date, and nothing is overdue on its due date', () => {
    const dates = ['2026-11-10', '2026-11-11', '2026-11-15', '2026-11-16', '2026-11-30', '2026-12-01'];
    expect(grouped([...dates, '2027-02-28', '2027-03-01', '2027-12-02'], '2026-11-11')).toEqual([
      ['Overdue', ['2026-11-10']],
      ['This week', ['2026-11-11', '2026-11-15']],
      ['Later this month', ['2026-11-16', '2026-11-30']],
      ['Next three months', ['2026-12-01', '2027-02-28']],
      ['Later', ['2027-03-01', '2027-12-02']],
    ]);
  });

  it('stay in this week if it crosses the end of a month', () => {
    expect(grouped(['2026-12-06', '2026-12-07'], '2026-11-30')).toEqual([
      ['This week', ['2026-12-06']],
      ['Next three months', ['2026-12-07']],
    ]);
  });

  it('have no empty group', () => {
    expect(groupsOf([], '2026-11-22')).toEqual([]);
    expect(grouped(['2027-11-22'], '2026-11-22')).toEqual([['Later', ['2027-11-22']]]);
  });
});
