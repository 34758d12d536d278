import { describe, expect, it } from '@jest/globals';
import { isRewriteDue } from './forgetErased.ts';

describe('MongoDB’s files are rewritten', () => {
  const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute);

  it.each([
    ['never when nothing was deleted', undefined, at(2, 3), false],
    ['not by day', at(1, 9), at(1, 17), false],
    ['in the next night', at(1, 9), at(2, 3), true],
    ['in the same night again, for what was deleted meanwhile', at(2, 3, 5), at(2, 3, 10), true],
    ['after 20 hours where the machine was off at night', at(1, 9), at(2, 5), true],
    ['not before that', at(1, 9), at(2, 4, 50), false],
  ])('%s', (_when, since, now, due) => expect(isRewriteDue(since, now)).toBe(due));
});
