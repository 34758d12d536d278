import { describe, expect, it } from '@jest/globals';
import { type Colleague, ownWork, reviewersAmong } from './reviewSide.ts';

const people: Colleague[] = [
  { id: '1', username: 'anna', role: 'owner', you: true },
  { id: '2', username: 'boris', role: 'contributor', you: false },
  { id: '3', username: 'clara', role: 'approver', you: false },
  { id: '4', username: 'dora', role: 'reader', you: false },
];

describe('a review', () => {
  it('can be asked of members who may approve and wrote none of it', () => {
    expect(reviewersAmong(people, ['1']).map(({ username }) => username)).toEqual(['clara']);
    expect(reviewersAmong(people, ['2']).map(({ username }) => username)).toEqual(['anna', 'clara']);
    expect(reviewersAmong(people, ['1', '3'])).toEqual([]);
  });

  it('tells members with the right to approve why they cannot approve their own work, and tells others nothing', () => {
    const own = 'You completed this assessment';
    expect(ownWork(people[0], ['1'], own)).toBe(
      'You completed this assessment, so another organisation owner, manager or approver must approve it.',
    );
    expect(ownWork(people[0], ['2'], own)).toBeUndefined();
    expect(ownWork(people[1], ['2'], own)).toBeUndefined();
    expect(ownWork(undefined, ['2'], own)).toBeUndefined();
  });
});
