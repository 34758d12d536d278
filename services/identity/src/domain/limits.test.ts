import { describe, expect, it } from '@jest/globals';
import { pauseAfter } from './limits.ts';
import { networkOf } from './networkOf.ts';

describe('wrong guesses', () => {
  it('cost nothing until the tenth, then pauses that double from 30 seconds to 15 minutes', () => {
    const pauses = Array.from({ length: 18 }, (_, index) => pauseAfter(index + 1, 10));
    expect(pauses.slice(0, 9)).toEqual(Array(9).fill(0));
    expect(pauses.slice(9)).toEqual([30, 60, 120, 240, 480, 900, 900, 900, 900]);
  });
});

describe('one caller', () => {
  it.each([
    ['an IPv4 address', '192.0.2.7', '192.0.2.7'],
    ['an IPv4 address in IPv6 clothing', '::ffff:192.0.2.7', '192.0.2.7'],
    ['the /64 of an IPv6 address', '2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1'],
    ['the same /64, written shorter', '2001:db8:0:1::1', '2001:db8:0:1'],
    ['the same /64, written longer', '2001:0DB8:0000:0001:0:0:0:9', '2001:db8:0:1'],
    ['the loopback of IPv6', '::1', '0:0:0:0'],
    ['an address of one link', 'fe80::1%eth0', 'fe80:0:0:0'],
  ])('is %s', (_what, address, network) => expect(networkOf(address)).toBe(network));
});
