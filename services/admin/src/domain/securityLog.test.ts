import { describe, expect, it } from '@jest/globals';
import { networkShown } from './securityLog.ts';

describe('another user’s address', () => {
  it.each([
    ['203.0.113.77', '203.0.113.x'],
    ['::ffff:203.0.113.77', '203.0.113.x'],
    ['2001:db8:7:1:2:3:4:5', '2001:db8:7::x'],
    ['', ''],
  ])('%j is shown as %j', (address, shown) => {
    expect(networkShown(address)).toBe(shown);
  });
});
