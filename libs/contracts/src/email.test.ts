import { describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import { readEmail } from './email.ts';
import { CreateLinkInput } from './inputs/links.ts';
import { InviteInput } from './inputs/peopleInputs.ts';
import { BeginSignInInput } from './inputs/signInInputs.ts';
import {
  ChangeEmailInput,
  ContactMessageInput,
  Email,
  ForgotPasswordInput,
  RegisterInput,
} from './inputs/userInputs.ts';

const SENTENCE = 'Please enter a valid email address';
const accepted: [given: string, email?: string][] = [
  ['anna@example.com'],
  ['Anna.B+tag@Example.COM'],
  ['x@xn--e1afmkfd.xn--p1ai'],
  ['x@пример.рф', 'x@xn--e1afmkfd.xn--p1ai'],
  ['x@ПРИМЕР.рф', 'x@xn--e1afmkfd.xn--p1ai'],
  ['x@example.xn--vermgensberatung-pwb'],
  ['x@example.vermögensberatung', 'x@example.xn--vermgensberatung-pwb'],
  ['info@müller.example', 'info@xn--mller-kva.example'],
  ['info@mu\u0308ller.example', 'info@xn--mller-kva.example'],
  ['x@straße.example', 'x@xn--strae-oqa.example'],
  ['x@例え。テスト', 'x@xn--r8jz45g.xn--zckzah'],
  ['x@sub.domain.co.uk'],
  ['x@1and1.example'],
  [`${'a'.repeat(64)}@example.com`],
  ['  anna@example.com\t', 'anna@example.com'],
  ...[...`!#$%&'*+-/=?^_\`{|}~`].map((char): [string] => [`r${char}d@corp.example`]),
  ['#x@corp.example'],
  ['-@corp.example'],
];
const refused = [
  '',
  ' ',
  'anna',
  '@example.com',
  'anna@',
  'anna@example',
  'anna@localhost',
  'anna@example.c',
  'anna@example.123',
  'anna@1.2.3.4',
  'anna@[1.2.3.4]',
  'anna@[IPv6:::1]',
  '"anna b"@example.com',
  '"anna"@example.com',
  'anna b@example.com',
  'anna@exa mple.com',
  '.anna@example.com',
  'anna.@example.com',
  'an..na@example.com',
  'a@b@example.com',
  'anna@-example.com',
  'anna@example-.com',
  'anna@example..com',
  'anna@.example.com',
  'anna@example.com.',
  'anna@ex_ample.com',
  'anna@пример.рф/x',
  'anna@пример.рф:80',
  'anna@пр%41имер.рф',
  'anna@müller.example?x',
  'anna,b@example.com',
  'anna@example.com,b@example.com',
  '<anna@example.com>',
  'Anna <anna@example.com>',
  'anna@example.com\r\nBcc: b@example.com',
  'anna\0@example.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(64)}.com`,
  `a@${'b.'.repeat(130)}com`,
];

/** Every schema that accepts an address, with its other fields. */
const doors: [name: string, schema: z.ZodType, rest: object][] = [
  ['registering', RegisterInput, { username: 'anna', password: 'correct horse' }],
  ['inviting', InviteInput, { role: 'reader' }],
  ['resetting a password', ForgotPasswordInput, {}],
  ['changing the address', ChangeEmailInput, { password: 'correct horse' }],
  ['single sign-on', BeginSignInInput, {}],
  ['the contact form', ContactMessageInput, { name: 'Anna', message: 'Hello' }],
  ['a supplier’s link', CreateLinkInput, { kind: 'request', things: ['1'], expiresInDays: 30 }],
];

describe('an email address', () => {
  it.each(accepted)('%j is accepted', (given, email = given) => {
    expect(Email.parse(given)).toBe(email);
    expect(readEmail(email)).toEqual({ email });
  });

  it.each(refused)('%j is refused', given => {
    expect(Email.safeParse(given).error?.issues[0]?.message).toBe(
      given.length > 254 ? 'must be at most 254 characters' : SENTENCE,
    );
  });

  it('with letters before the @ that mail servers may refuse gets its own sentence', () => {
    for (const given of ['jürgen@corp.example', 'ju\u0308rgen@corp.example', 'юрий@пример.рф'])
      expect(Email.safeParse(given).error?.issues[0]?.message).toMatch(/without accents or letters of other scripts/);
  });

  it.each(doors)('is the same for %s', (_door, schema, rest) => {
    const read = (email: string) => schema.safeParse({ ...rest, email });
    for (const [given, email = given] of accepted) expect(read(given).data).toMatchObject({ email });
    for (const given of refused)
      expect([given, read(given).error?.issues.map(({ path }) => path.join('.'))]).toEqual([given, ['email']]);
  });

  it('is parsed in time proportional to its length', () => {
    const begun = performance.now();
    for (const part of ['a.', '-', 'a-', 'ü', 'ü.', '@', '.'])
      readEmail(`${part.repeat(100_000)}@${part.repeat(100_000)}`);
    expect(performance.now() - begun).toBeLessThan(500);
  });
});
