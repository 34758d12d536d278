import { describe, expect, it } from '@jest/globals';
import { signedRecords } from './signedRecords.ts';

const [one, other] = ['a secret of thirty-two characters', 'another secret of thirty-two characters'];
const records = signedRecords([one]);
const fields = { userId: 1, isAdmin: false, device: 'Firefox' };

describe('a signed record in a shared store', () => {
  it('is read as it was written', () => {
    expect(records.open('key', records.seal('key', fields))).toEqual(fields);
  });

  it('is refused if it was written by others, changed, copied to another key, or signed with another secret', () => {
    const text = records.seal('key', fields);
    for (const forged of [
      JSON.stringify(fields),
      JSON.stringify({ ...fields, mac: '' }),
      text.replace('false', 'true'),
      signedRecords([other]).seal('key', fields),
      '[]',
      'null',
      'no JSON',
      '',
      null,
      undefined,
    ])
      expect(records.open('key', forged)).toBeUndefined();
    expect(records.open('another key', text)).toBeUndefined();
  });

  it('can be read at every step of replacing the secret', () => {
    const steps = [[one], [one, other], [other, one], [other]];
    for (const [at, writing] of steps.entries())
      for (const reading of steps.slice(Math.max(at - 1, 0), at + 2))
        expect(signedRecords(reading).open('key', signedRecords(writing).seal('key', fields))).toEqual(fields);
  });
});
