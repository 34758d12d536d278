import { describe, expect, test } from '@jest/globals';
import { filterOf, queryOf, type View, viewIn, wholeList } from './systemView.ts';

const again = (view: Partial<View>) => viewIn(queryOf({ ...wholeList, ...view }));

describe('the view of the systems list', () => {
  test('is stored in the address, which is empty for the whole list', () => {
    expect(queryOf(wholeList).toString()).toBe('');
    for (const view of [
      {},
      { filter: 'NOT_ASSESSED' as const, search: 'a & b', systemType: 'Other', mine: true },
      { sort: 'openGaps' as const, reversed: true, page: 3 },
    ])
      expect(again(view)).toEqual({ ...wholeList, ...view });
  });

  test('is the whole list if an address contains invalid values', () => {
    const nonsense = 'level=worst&sort=constructor&order=up&page=-1&owner=you&subscription=success';
    expect(viewIn(new URLSearchParams(nonsense))).toEqual(wholeList);
  });

  test('requests only what is chosen from the server', () => {
    expect(filterOf(wholeList, '7')).toEqual({});
    expect(filterOf({ ...wholeList, filter: 'IN_PROGRESS', search: ' bot ', mine: true }, '7')).toEqual({
      inProgress: true,
      search: 'bot',
      ownerId: '7',
    });
    expect(filterOf({ ...wholeList, filter: 'LOW', mine: true }, undefined)).toEqual({ level: 'LOW' });
  });
});
