import { describe, expect, it } from '@jest/globals';
import { Secret } from 'otpauth';
import { createTotpSecret, totpSetup, totpStep } from './totp.ts';

/** RFC 6238, appendix B: SHA-1, the last six of eight digits. */
const secret = Secret.fromLatin1('12345678901234567890').base32;
const vectors: [number, string][] = [
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
];

describe('a code of an authenticator app', () => {
  it.each(vectors)('at second %d is %s, as in RFC 6238', (second, code) => {
    expect(totpStep(secret, code, new Date(second * 1000))).toBe(Math.floor(second / 30));
  });

  it('may be one step early or late, and no more', () => {
    const at = (second: number) => totpStep(secret, '005924', new Date((1234567890 + second) * 1000));
    const step = Math.floor(1234567890 / 30);
    expect([at(-30), at(0), at(30)]).toEqual([step, step, step]);
    expect([at(-61), at(60)]).toEqual([null, null]);
  });

  it.each(['', '28708', '2870820', 'abcdef', '０00000'])('is not %p', code => {
    expect(totpStep(secret, code, new Date(59_000))).toBeNull();
  });
});

describe('the setup of an authenticator app', () => {
  it('names product and account, with a picture that loads from no other site', () => {
    const { otpauthUri, qrCode } = totpSetup(secret, 'anna');
    expect(otpauthUri).toMatch(/^otpauth:\/\/totp\/AI%20Compliance:anna\?issuer=AI%20Compliance&secret=[A-Z2-7]{32}&/);
    expect(qrCode).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(Buffer.from(qrCode.split(',')[1] ?? '', 'base64').toString()).toMatch(/^<svg /);
  });

  it('has a unique secret of 160 bits', () => {
    const [one, other] = [createTotpSecret(), createTotpSecret()];
    expect(one).toMatch(/^[A-Z2-7]{32}$/);
    expect(one).not.toBe(other);
  });
});
