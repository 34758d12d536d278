import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Claims, providerPerson, usernameFrom } from './providerPerson.ts';

const numRuns = process.env.PROOF === 'full' ? 20_000 : 300;
const who = { iss: 'https://provider.example', sub: 'anna' };
const personOf = (claims: object) => providerPerson({ ...who, ...claims } as Claims, 'groups');

describe('a second factor', () => {
  it.each<[unknown]>([
    [['mfa']],
    [['pwd', 'mfa']],
    [['pwd', 'otp']],
    [['pin', 'hwk']],
    [['face', 'swk']],
    [['pwd', 'fpt', 'user']],
    [['rsa', 'mfa']],
  ])('was shown by %j', amr => {
    expect(personOf({ amr }).hadSecondFactor).toBe(true);
  });

  it.each<[unknown]>([
    ...[
      'pwd',
      'otp',
      'wia',
      'face',
      'fpt',
      'hwk',
      'sc',
      'user',
      'rba',
      'geo',
      'mca',
      'rsa',
      '__proto__',
      'toString',
    ].map((one): [unknown] => [[one]]),
    [['pwd', 'pin', 'kba']],
    [['otp', 'sms', 'hwk']],
    [['face', 'fpt']],
    [['pwd', 'wia']],
    [['pwd', 'user', 'rba', 'geo']],
    [['pwd', 'pwd']],
    [[]],
    [undefined],
    [{ mfa: true }],
    [[['mfa']]],
  ])('was not shown by %j', amr => {
    expect(personOf({ amr }).hadSecondFactor).toBe(false);
  });
});

describe('an address', () => {
  it('must be a single valid one', () => {
    expect(personOf({ email: ' Anna@firm.example ' }).email).toBe('Anna@firm.example');
  });

  it.each([
    'victim@corp.example,x@own.example',
    'x@own.example victim@corp.example',
    'victim@corp.example;x@own.example',
    'x@own.example\r\nBcc: victim@corp.example',
    'Victim <victim@corp.example>',
    '"victim@corp.example,"@own.example',
    'group:victim@corp.example;@own.example',
    'vic\u0000tim@own.example',
    `${'a'.repeat(5_000)}@own.example`,
    ['victim@corp.example', 'x@own.example'],
    { toString: 'x@own.example' },
    42,
  ])('is nothing where the provider says %j', email => {
    expect(personOf({ email }).email).toBeNull();
  });
});

it('limits any provider’s claims to short texts, in linear time', () => {
  const long = fc.integer({ min: 1, max: 200_000 }).map(length => `a${'.'.repeat(length)}a`);
  const claim = fc.oneof(fc.jsonValue(), long, fc.array(fc.oneof(fc.string(), long), { maxLength: 5 }));
  const names = ['email', 'email_verified', 'xms_edov', 'preferred_username', 'name', 'amr', 'groups'];
  const claims = fc.record(Object.fromEntries(names.map(name => [name, claim])), { requiredKeys: [] });
  fc.assert(
    fc.property(claims, said => {
      const begun = process.cpuUsage();
      const person = personOf(said);
      expect(usernameFrom(person)).toMatch(/^[A-Za-z0-9._-]{1,64}$/);
      expect(process.cpuUsage(begun).user / 1_000).toBeLessThan(100);
      for (const text of [person.email, person.name, ...(person.groups ?? [])])
        expect(text?.length ?? 0).toBeLessThanOrEqual(255);
    }),
    { numRuns },
  );
});

it('keeps an empty list of groups, and leaves groups out if the provider sends none', () => {
  const { groups, areGroupsLeftOut } = personOf({});
  expect([groups, areGroupsLeftOut]).toEqual([null, false]);
  for (const said of [null, 42, true, { a: 1 }]) expect(personOf({ groups: said }).groups).toBeNull();
  expect(personOf({ groups: [] }).groups).toEqual([]);
  expect(personOf({ groups: 'Staff' }).groups).toEqual(['Staff']);
  const sources = { _claim_names: { groups: 'src1' }, _claim_sources: { src1: { endpoint: 'https://x' } } };
  for (const sign of [sources, { hasgroups: true }, { hasgroups: 'true' }])
    expect(personOf(sign)).toMatchObject({ groups: null, areGroupsLeftOut: true });
  expect(personOf({ _claim_names: { picture: 'src1' } }).areGroupsLeftOut).toBe(false);
});

it('limits a very long list to as many groups as real providers send', () => {
  expect(personOf({ groups: Array(50_000).fill('a') }).groups?.length).toBe(1_000);
});
