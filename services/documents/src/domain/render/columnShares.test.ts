import { expect, it } from '@jest/globals';
import { columnShares } from './columnShares.ts';

const table = (columns: string[], ...rows: string[][]) => ({
  kind: 'table' as const,
  columns,
  rows: rows.map(row => row.map(text => ({ text, sources: [] }))),
});

it('a table gives more width to long texts, and each column enough for its words', () => {
  const why = 'Yes. UK GDPR Art. 22C(2)(c) binds, because it takes significant decisions without human involvement.';
  const [duty = 0, binds = 0, state = 0, status = 0, evidence = 0] = columnShares(
    table(
      ['Duty', 'Applies to you?', 'State', 'Status', 'Evidence'],
      [
        'Contestability: Human intervention (UK GDPR Art. 22C(2)(c))',
        why,
        'In force since 5 February 2026',
        'Met',
        'None named',
      ],
    ),
  );
  expect(binds).toBeGreaterThan(30);
  expect(binds).toBeGreaterThan(duty);
  expect(duty).toBeGreaterThan(state);
  expect([status, evidence]).toEqual([12, 12]);
  expect(duty + binds + state + status + evidence).toBeCloseTo(100);
});

it('a table without rows, or with even ones, has equal columns', () => {
  expect(columnShares(table(['A', 'B', 'C', 'D']))).toEqual([25, 25, 25, 25]);
  expect(columnShares(table(['A', 'B'], ['four', 'five']))).toEqual([50, 50]);
});
