import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { sealing } from './sealing.ts';

const old = randomBytes(32);
const fresh = randomBytes(32);

describe('a sealed secret', () => {
  it('opens for its owner, and reveals nothing', () => {
    const { seal, open } = sealing([fresh]);
    const sealed = seal('JBSWY3DPEHPK3PXP', 'user 1');
    expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
    expect(open(sealed, 'user 1')).toBe('JBSWY3DPEHPK3PXP');
    expect(seal('JBSWY3DPEHPK3PXP', 'user 1')).not.toBe(sealed);
  });

  it('does not open for another owner, changed, or without its key', () => {
    const { seal, open } = sealing([fresh]);
    const sealed = seal('secret', 'user 1');
    expect(() => open(sealed, 'user 2')).toThrow();
    // Four bits of the last character belong to no byte.
    const last = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter(letter => !sealed.endsWith(letter));
    for (const changed of [sealed.replace(/.{8}$/, 'AAAAAAAA'), ...last.map(letter => sealed.slice(0, -1) + letter)])
      expect(() => open(changed, 'user 1')).toThrow();
    expect(() => sealing([old]).open(sealed, 'user 1')).toThrow('no longer contains the key');
  });

  it('opens texts of an old key while a new key seals', () => {
    const sealed = sealing([old]).seal('secret', 'user 1');
    const rotated = sealing([fresh, old]);
    expect(rotated.open(sealed, 'user 1')).toBe('secret');
    expect(rotated.seal('secret', 'user 1').split('.')[0]).not.toBe(sealed.split('.')[0]);
  });
});
