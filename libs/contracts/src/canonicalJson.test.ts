import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { canonicalJson } from './canonicalJson.ts';

describe('canonical JSON', () => {
  it('orders members by UTF-16 code units, including numeric names (RFC 8785, 3.2.3)', () => {
    const names = {
      '\u20ac': 1,
      '\r': 2,
      '\ufb33': 3,
      '1': 4,
      '10': 5,
      '9': 6,
      '\ud83d\ude00': 7,
      '\u0080': 8,
      '\u00f6': 9,
    };
    expect(canonicalJson(names)).toBe(
      '{"\\r":2,"1":4,"10":5,"9":6,"\u0080":8,"\u00f6":9,"\u20ac":1,"\ud83d\ude00":7,"\ufb33":3}',
    );
  });

  it('orders the members of objects in arrays, and keeps the order of arrays', () => {
    expect(canonicalJson([{ b: [2, { d: 1, c: 2 }], a: null }, 1])).toBe('[{"a":null,"b":[2,{"c":2,"d":1}]},1]');
  });

  it('writes numbers as ECMAScript does (RFC 8785, 3.2.2.3)', () => {
    const numbers = [
      Number('333333333.33333329'),
      1e30,
      4.5,
      2e-3,
      0.000000000000000000000000001,
      -0,
      1e21,
      123456789012345680000,
    ];
    expect(canonicalJson(numbers)).toBe('[333333333.3333333,1e+30,4.5,0.002,1e-27,0,1e+21,123456789012345680000]');
  });

  it('writes text with only the necessary escapes', () => {
    expect(canonicalJson('€$\u000f\nA\'B"\\\\"/\u2028')).toBe('"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/\u2028"');
  });

  it('writes dates as text, and skips undefined members', () => {
    expect(canonicalJson({ b: new Date(0), a: undefined })).toBe('{"b":"1970-01-01T00:00:00.000Z"}');
  });

  it('refuses values that the form does not allow', () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, '\ud800', { '\udc00': 1 }])
      expect(() => canonicalJson(value)).toThrow(RangeError);
  });

  it('is the same for the same data in any order, and contains all of it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        const text = canonicalJson(value);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonicalJson(reversed(value))).toBe(text);
      }),
    );
  });
});

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, member]) => [name, reversed(member)]),
  );
}
