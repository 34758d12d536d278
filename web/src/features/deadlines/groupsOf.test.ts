import { describe, expect, it } from '@jest/globals';
import { groupsOf } from './groupsOf.ts';

describe('deadlines', () => {
  it('are grouped by how soon they are, with nothing overdue on its own day', () => {
    const dates = ['2026-11-21', '2026-11-22', '2026-12-22', '2026-12-23', '2027-02-20', '2027-02-21', '2027-12-02'];
    const groups = groupsOf(
      dates.map(date => ({ date })),
      '2026-11-22',
    );
    expect(groups.map(({ title, deadlines }) => [title, deadlines.map(({ date }) => date)])).toEqual([
      ['Overdue', ['2026-11-21']],
      ['Within 30 days', ['2026-11-22', '2026-12-22']],
      ['Within 90 days', ['2026-12-23', '2027-02-20']],
      ['Later', ['2027-02-21', '2027-12-02']],
    ]);
  });

  it('have no empty group', () => {
    expect(groupsOf([], '2026-11-22')).toEqual([]);
    expect(groupsOf([{ date: '2027-11-22' }], '2026-11-22').map(({ title }) => title)).toEqual(['Later']);
  });
});
