import { describe, expect, it } from '@jest/globals';
import { queryOf, shownOf, type View, viewIn, wholeList } from './deadlinesView.ts';

const round = (view: View) => viewIn(new URLSearchParams(String(queryOf(view))));

describe('the deadlines view', () => {
  it('is stored in the address, which is empty for the whole list', () => {
    expect(String(queryOf(wholeList))).toBe('');
    expect(viewIn(new URLSearchParams())).toEqual(wholeList);
    const calendar: View = {
      ...wholeList,
      shown: 'calendar',
      kind: 'law',
      law: 'UK',
      month: '2027-12',
      from: '2027-12-02',
    };
    expect(round(calendar)).toEqual(calendar);
    const timeline: View = { ...wholeList, shown: 'timeline', mine: true, by: 'system', from: '2026-11-24' };
    expect(round({ ...timeline, to: '2026-12-24', lane: '7' })).toEqual({ ...timeline, to: '2026-12-24', lane: '7' });
  });

  it('ignores values in the address that no user could have chosen', () => {
    const made = 'view=board&kind=tax&law=us&month=2026-13&by=owner&from=tomorrow&to=2026-02-30';
    expect(viewIn(new URLSearchParams(made))).toEqual(wholeList);
  });

  it('is filtered by kind, and by owner, including the legal dates of the user’s systems', () => {
    const of = { date: '2026-12-01', jurisdiction: null, systems: [], more: 0 };
    const review = (key: string, ownerId: string | null) => ({ ...of, key, kind: 'review', ownerId }) as const;
    const action = { ...of, key: 'a', kind: 'action', id: '1', title: 'Ask', owner: 'ann', ownerId: '1' } as const;
    const law = { ...of, key: 'l', kind: 'law', what: [], binding: true, ownerId: '1' } as const;
    const citation = { label: 'Art. 113', url: 'https://example.org' } as never;
    const all = [review('r', '1'), review('s', '2'), review('t', null), action, { ...law, citation }];
    const keys = (view: Partial<View>, me?: string) =>
      shownOf(all, { ...wholeList, ...view }, me)
        .map(({ key }) => key)
        .join('');
    expect(keys({})).toBe('rstal');
    expect(keys({ kind: 'review' })).toBe('rst');
    expect(keys({ mine: true }, '1')).toBe('ral');
    expect(keys({ mine: true, kind: 'action' }, '1')).toBe('a');
    expect(keys({ mine: true })).toBe('');
    const ofLaw = (key: string, jurisdiction: 'EU' | 'UK') => ({ ...review(key, null), jurisdiction });
    const named = shownOf([...all, ofLaw('e', 'EU'), ofLaw('u', 'UK')], { ...wholeList, law: 'UK' }, undefined);
    expect(named.map(({ key }) => key).join('')).toBe('rstalu');
  });
});
