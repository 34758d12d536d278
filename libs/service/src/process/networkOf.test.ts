import { describe, expect, it } from '@jest/globals';
import { isWithin, networkOf } from './networkOf.ts';

describe('one caller', () => {
  it.each([
    ['an IPv4 address', '192.0.2.7', '192.0.2.7'],
    ['an IPv4 address in IPv6 clothing', '::ffff:192.0.2.7', '192.0.2.7'],
    ['the /64 of an IPv6 address', '2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1'],
    ['the same /64, written shorter', '2001:db8:0:1::1', '2001:db8:0:1'],
    ['the same /64, written longer', '2001:0DB8:0000:0001:0:0:0:9', '2001:db8:0:1'],
    ['the loopback of IPv6', '::1', '0:0:0:0'],
    ['an IPv4 address in hexadecimal IPv6 clothing', '::ffff:c000:207', '192.0.2.7'],
    ['an address of one link', 'fe80::1%eth0', 'fe80:0:0:0'],
    ['all who have no address', '', ''],
  ])('is %s', (_what, address, network) => expect(networkOf(address)).toBe(network));
});

it.each([
  ['192.0.2.7', ['192.0.2.7'], true],
  ['::ffff:192.0.2.7', ['192.0.2.0/24'], true],
  ['192.0.3.7', ['192.0.2.0/24', '2001:db8::/32'], false],
  ['2001:db8::1', ['192.0.2.0/24', '2001:db8::/32'], true],
  ['2001:db9::1', ['2001:db8::1', '2001:db8::/32'], false],
  ['', ['0.0.0.0/0'], false],
])('%s is within %j: %s', (address, networks, expected) => expect(isWithin(address, networks)).toBe(expected));
