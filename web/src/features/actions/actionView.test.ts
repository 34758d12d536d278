import { describe, expect, it } from '@jest/globals';
import { filterOf, parseActionView, queryOf, wholeList } from './actionView.ts';

const viewOf = (query: string) => parseActionView(new URLSearchParams(query));

describe('the address of the actions list', () => {
  it.each([
    '',
    'view=board&owner=me',
    'owner=nobody&state=done&law=uk&system=12&overdue=',
    'owner=7&state=all&action=3',
    'sort=severity&order=reversed',
  ])('says what is shown: %s', query => {
    expect(String(queryOf(viewOf(query)))).toBe(query);
  });

  it('ignores values that no user could have chosen', () => {
    expect(viewOf('view=x&owner=you&state=gone&law=us&system=a&action=-1&sort=constructor&order=up')).toEqual(
      wholeList,
    );
  });

  it('shows open and started actions unless a state is chosen, overdue ones in every state, and on a board all but closed ones', () => {
    const unfinished = ['open', 'doing', 'done', 'accepted'];
    expect(filterOf(viewOf(''), '5')).toEqual({ states: ['open', 'doing'] });
    expect(filterOf(viewOf('overdue='), '5')).toEqual({ overdue: true });
    expect(filterOf(viewOf('state=closed'), '5')).toEqual({ states: ['closed'] });
    expect(filterOf(viewOf('state=all&owner=me'), '5')).toEqual({ owner: '5' });
    expect(filterOf(viewOf('state=closed&view=board&owner=nobody'), '5')).toEqual({
      states: unfinished,
      unowned: true,
    });
  });
});
