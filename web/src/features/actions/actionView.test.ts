import { describe, expect, it } from '@jest/globals';
import { filterOf, parseActionView, queryOf, wholeList } from './actionView.ts';

const viewOf = (query: string) => parseActionView(new URLSearchParams(query));

describe('the address of the actions', () => {
  it.each([
    '',
    'view=board&owner=me',
    'owner=nobody&state=done&law=uk&system=12&overdue=',
    'owner=7&state=all&action=3',
  ])('says what is shown: %s', query => {
    expect(String(queryOf(viewOf(query)))).toBe(query);
  });

  it('counts for nothing where nobody could have chosen it', () => {
    expect(viewOf('view=x&owner=you&state=gone&law=us&system=a&action=-1')).toEqual(wholeList);
  });

  it('asks for what is not closed unless a state is chosen, and on a board always', () => {
    const unfinished = ['open', 'doing', 'done', 'accepted'];
    expect(filterOf(viewOf(''), '5')).toEqual({ states: unfinished });
    expect(filterOf(viewOf('state=closed'), '5')).toEqual({ states: ['closed'] });
    expect(filterOf(viewOf('state=all&owner=me'), '5')).toEqual({ owner: '5' });
    expect(filterOf(viewOf('state=closed&view=board&owner=nobody'), '5')).toEqual({
      states: unfinished,
      unowned: true,
    });
  });
});
