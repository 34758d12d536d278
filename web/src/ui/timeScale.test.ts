import { describe, expect, it } from '@jest/globals';
import { positionsOf, withRoom } from './timeScale.ts';

const DAY = 86_400_000;

describe('a timeline', () => {
  it('gives a day and a year room in proportion', () => {
    expect(positionsOf([0, DAY, 366 * DAY], 366)).toEqual([0, 1, 366]);
  });

  it('spreads simultaneous events', () => {
    expect(positionsOf([7, 7, 7], 100)).toEqual([0, 50, 100]);
    expect(positionsOf([7], 100)).toEqual([0]);
  });

  it('has labels if there is room, and always at its end', () => {
    expect([...withRoom([0, 50, 96, 100], 48)].sort()).toEqual([0, 1, 3]);
    expect([...withRoom([0, 1], 48)]).toEqual([1]);
  });
});
