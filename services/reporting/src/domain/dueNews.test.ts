import { describe, expect, it } from '@jest/globals';
import { dueNews } from './dueNews.ts';

const TODAY = '2026-11-23';
const action = { state: 'open', ownerId: 4, due: '2026-11-30', dueTold: null } as const;

describe('what an owner is told about the day of an action', () => {
  it.each([
    ['2026-11-30', 'dueSoon'],
    ['2026-11-23', 'dueSoon'],
    ['2026-11-22', 'overdue'],
    ['2026-11-09', 'overdue'],
    ['2026-12-01', undefined],
    ['2026-11-08', undefined],
  ])('due on %s: %s', (due, what) => {
    expect(dueNews({ ...action, due }, TODAY)?.what).toBe(what);
  });

  it.each([
    ['is done', { state: 'done' }],
    ['is accepted', { state: 'accepted' }],
    ['is closed', { state: 'closed' }],
    ['is nobody’s', { ownerId: null }],
    ['has no day', { due: null }],
  ] as const)('nothing where it %s', (_what, change) => {
    expect(dueNews({ ...action, ...change }, TODAY)).toBeNull();
  });

  it('once, and again for another day, another owner, and when the day is missed', () => {
    const told = dueNews(action, TODAY)?.told ?? '';
    const knows = { ...action, dueTold: told };
    expect(dueNews(knows, TODAY)).toBeNull();
    expect(dueNews({ ...knows, due: '2026-11-29' }, TODAY)?.due).toBe('2026-11-29');
    expect(dueNews({ ...knows, ownerId: 5 }, TODAY)?.ownerId).toBe(5);
    expect(dueNews(knows, '2026-12-01')?.what).toBe('overdue');
  });
});
