import { expect, it } from '@jest/globals';
import { filterOf, hasFilters, queryOf, type View, viewIn, wholeRegister } from './systemsView.ts';

it('a view of the systems list is stored in the address and read back from it', () => {
  const view: View = {
    law: 'UK',
    status: 'none',
    owner: 'me',
    search: 'help desk',
    own: 'tier',
    ownValue: 'is:Gold',
    archived: '1',
    sort: 'nextReview',
    reversed: true,
    page: 3,
  };
  expect(viewIn(queryOf(view))).toEqual(view);
  expect(queryOf(wholeRegister).toString()).toBe('');
  expect(viewIn(new URLSearchParams())).toEqual(wholeRegister);
});

it('values that no user could have chosen are ignored', () => {
  const query = new URLSearchParams('law=FR&status=sold&owner=1;2&sort=constructor&page=9999&own=a.b&ownValue=is:1');
  expect(viewIn(query)).toEqual(wholeRegister);
  expect(hasFilters(viewIn(query))).toBe(false);
});

it('only the chosen filters are sent to the server, with the user’s own id', () => {
  expect(filterOf({ ...wholeRegister, owner: 'me', search: ' x ' }, '7')).toEqual({ ownerId: '7', search: 'x' });
  expect(filterOf({ ...wholeRegister, owner: 'nobody', law: 'EU' }, '7')).toEqual({
    noOwner: true,
    jurisdiction: 'EU',
  });
  expect(filterOf(wholeRegister, '7')).toEqual({});
  expect(filterOf({ ...wholeRegister, archived: '1' }, '7')).toEqual({ archived: true });
  const tier = { ...wholeRegister, own: 'tier' };
  expect(filterOf(tier, '7')).toEqual({});
  expect(filterOf({ ...tier, ownValue: 'is:none' }, '7')).toEqual({ own: { name: 'tier', value: 'none' } });
  expect(filterOf({ ...tier, ownValue: 'none' }, '7')).toEqual({ own: { name: 'tier', value: '' } });
});
