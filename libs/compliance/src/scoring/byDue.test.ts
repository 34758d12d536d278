import { describe, expect, it } from '@jest/globals';
import { byDue } from './byDue.ts';

const gap = (name: string, severity: 'critical' | 'high' | 'medium' | 'low', more: object = {}) => ({
  name,
  severity,
  ...more,
});
const shown = (gaps: Parameters<typeof byDue<ReturnType<typeof gap>>>[0]) =>
  byDue(gaps, '2026-11-22', 'UK').map(({ title, start, members }) => [title, start, members.map(({ name }) => name)]);

describe('the gaps of a report', () => {
  it('are grouped by the date from which they count, each date once, the gravest first', () => {
    const due = { state: 'due', appliesFrom: '2027-12-02' };
    const now = { state: 'in_force', appliesFrom: '2025-02-02' };
    const ahead = { state: 'in_force', appliesFrom: null, citation: { appliesFrom: '2026-12-02' } };
    expect(
      shown([
        gap('log', 'low', due),
        gap('literacy', 'low', now),
        gap('disclosure', 'high', { state: 'due', appliesFrom: '2026-12-02' }),
        gap('oversight', 'high', due),
        gap('practice', 'critical', now),
        gap('incident', 'medium', { state: 'conditional', appliesFrom: '2027-12-02' }),
        gap('first', 'low', { state: 'due', appliesFrom: null }),
        gap('code', 'low', { state: null }),
        gap('safeguards', 'critical', ahead),
      ]),
    ).toEqual([
      ["At once, before the Act's own date", 1, ['safeguards']],
      ['Applicable on 22 November 2026', 2, ['practice', 'literacy']],
      ['From 2 December 2026', 4, ['disclosure']],
      ['From 2 December 2027', 5, ['oversight', 'log']],
      ['Before first use', 7, ['first']],
      ['Only if a certain event occurs', 8, ['incident']],
      ['Expected, though no law requires it here', 9, ['code']],
    ]);
  });
});
