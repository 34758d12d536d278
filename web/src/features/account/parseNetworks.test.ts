import { expect, test } from '@jest/globals';
import { networksFault, parseNetworks } from './parseNetworks.ts';

test('addresses and networks are parsed from free text, each once', () => {
  expect(parseNetworks(' 192.0.2.7, 192.0.2.0/24\n2001:db8::/32\n192.0.2.7 ')).toEqual([
    '192.0.2.7',
    '192.0.2.0/24',
    '2001:db8::/32',
  ]);
  expect(parseNetworks('\n')).toEqual([]);
});

test('an entry that is neither an address nor a network is named', () => {
  expect(networksFault('')).toBeUndefined();
  expect(networksFault('192.0.2.7\n2001:db8::1')).toBeUndefined();
  for (const wrong of ['192.0.2.300', '192.0.2.0/33', 'office', '192.0.2.*'])
    expect(networksFault(`192.0.2.7 ${wrong}`)).toMatch(`“${wrong}” is neither`);
});

test('a token is limited to at most twenty addresses and networks', () => {
  const list = (length: number) => Array.from({ length }, (_, at) => `192.0.2.${at}`).join('\n');
  expect(networksFault(list(20))).toBeUndefined();
  expect(networksFault(list(21))).toBe('Enter at most 20 addresses and networks');
});
