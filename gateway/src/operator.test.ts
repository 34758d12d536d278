import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { claiming, claimsOf, operatorEnv, operatorOf } from './operator.ts';

const read = (source: Record<string, string>) => z.object(operatorEnv).parse(source);

describe('the operator of an installation', () => {
  it('is given by settings, line by line', () => {
    const env = read({ OPERATOR_NAME: 'Example Ltd', OPERATOR_ADDRESS: '1 High Street; London; SW1A 1AA' });
    expect(operatorOf(env, false)).toMatchObject({
      name: 'Example Ltd',
      address: ['1 High Street', 'London', 'SW1A 1AA'],
      email: null,
      processors: [],
    });
  });

  it('names the recipients of data by host, without the rest of the address', () => {
    const env = {
      ...read({}),
      TSA_URL: 'https://user:word@tsa.example.com/tsr',
      OIDC_ISSUER: 'https://login.example.com/realm',
    };
    expect(operatorOf(env, true)).toMatchObject({
      payments: 'stripe',
      timestampAuthority: 'tsa.example.com',
      identityProvider: 'login.example.com',
    });
  });

  it.each([
    [{ stripe: true, PLANS: undefined }, 'stripe'],
    [{ stripe: false, PLANS: undefined }, 'simulated'],
    [{ stripe: true, PLANS: 'off' as const }, 'none'],
  ])('with %j takes payments: %s', ({ stripe, PLANS }, payments) => {
    expect(operatorOf({ ...read({}), PLANS }, stripe).payments).toBe(payments);
  });
});

describe('claims of the first pages', () => {
  it('are the product’s own by default', () => {
    expect(claimsOf(read({}))).toEqual({});
  });

  it('are the operator’s, with sums in euros by type', () => {
    const env = read({ USED_BY: '12 hospitals', CALCULATOR_FINES: 'biometric = 15000000; general=3000000' });
    expect(claimsOf(env)).toEqual({
      usedBy: '12 hospitals',
      calculatorFines: { biometric: 15_000_000, general: 3_000_000 },
    });
  });

  it('are in the served page, for readers and for the client', () => {
    const page =
      '<meta name="used-by" content="500+ companies"><div data-claim="used-by"><dd>500+ companies</dd></div>';
    expect(claiming(page, undefined)).toBe(page);
    expect(claiming(page, '$& <b> "A" & Co')).toBe(
      '<meta name="used-by" content="$&#38; &#60;b&#62; &#34;A&#34; &#38; Co"><div data-claim="used-by"><dd>$&#38; &#60;b&#62; &#34;A&#34; &#38; Co</dd></div>',
    );
    expect(claiming(page, 'off')).toBe(
      '<meta name="used-by" content="off"><div data-claim="used-by" hidden=""><dd></dd></div>',
    );
  });

  it.each(['chess=5', 'general', 'general=much'])('are refused at the start if set to %j', value => {
    expect(() => read({ CALCULATOR_FINES: value })).toThrow('is not an AI type with a sum in euros');
  });
});
