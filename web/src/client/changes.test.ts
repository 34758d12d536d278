import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { isUnchanged, recordAsked, recordChange } from './changes.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  jest.useRealTimers();
});

test('a known answer is not requested again, until something changes', () => {
  expect(isUnchanged('systems')).toBe(false);
  recordAsked('systems');
  expect(isUnchanged('systems')).toBe(true);
  expect(isUnchanged('actions')).toBe(false);
  jest.setSystemTime(2_000_000);
  expect(isUnchanged('systems')).toBe(true);
  recordChange();
  expect(isUnchanged('systems')).toBe(false);
});

test('a question sent right after a change is repeated once, because other services apply the change within seconds', () => {
  recordChange();
  jest.setSystemTime(1_002_000);
  recordAsked('systems');
  expect(isUnchanged('systems')).toBe(false);
  jest.setSystemTime(1_004_000);
  recordAsked('systems');
  expect(isUnchanged('systems')).toBe(true);
});
