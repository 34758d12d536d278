import { describe, expect, it } from '@jest/globals';
import { dueNotification } from './dueNotification.ts';

const TODAY = '2026-11-23';
const action = { state: 'open', ownerId: 4, due: '2026-11-30', dueTold: null } as const;

describe('an owner’s notifications about an action’s date', () => {
  it.each([
    ['2026-11-30', 'dueSoon'],
    ['2026-11-23', 'dueSoon'],
    ['2026-11-22', 'overdue'],
    ['2026-11-09', 'overdue'],
    ['2026-12-01', undefined],
    ['2026-11-08', undefined],
  ])('due on %s: %s', (due, what) => {
    expect(dueNotification({ ...action, due }, TODAY)?.what).toBe(what);
  });

  it.each([
    ['is done', { state: 'done' }],
    ['is accepted', { state: 'accepted' }],
    ['is closed', { state: 'closed' }],
    ['is nobody’s', { ownerId: null }],
    ['has no day', { due: null }],
  ] as const)('nothing where it %s', (_what, change) => {
    expect(dueNotification({ ...action, ...change }, TODAY)).toBeNull();
  });

  it('are sent once, and again for another date, another owner, and a missed date', () => {
    const told = dueNotification(action, TODAY)?.told ?? '';
    const knows = { ...action, dueTold: told };
    expect(dueNotification(knows, TODAY)).toBeNull();
    expect(dueNotification({ ...knows, due: '2026-11-29' }, TODAY)?.due).toBe('2026-11-29');
    expect(dueNotification({ ...knows, ownerId: 5 }, TODAY)?.ownerId).toBe(5);
    expect(dueNotification(knows, '2026-12-01')?.what).toBe('overdue');
  });
});
