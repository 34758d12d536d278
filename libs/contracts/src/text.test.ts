import { describe, expect, it } from '@jest/globals';
import { CreateApiTokenInput } from './inputs/accountInputs.ts';
import { CreateSystemInput, UpdateSystemInput } from './inputs/assessmentInputs.ts';
import { ApproveDocumentInput } from './inputs/documentInputs.ts';
import { CreateLinkInput } from './inputs/links.ts';
import { RenamePasskeyInput } from './inputs/passkeyInputs.ts';
import { SystemFactsInput } from './inputs/systemFactsInputs.ts';
import { RegisterFilter } from './inputs/systemRegisterInputs.ts';
import { ContactMessageInput, RegisterInput, UpdateProfileInput } from './inputs/userInputs.ts';

const contact = { name: 'Eve', email: 'eve@example.com', message: 'Hello' };
const token = { scope: 'READ', expiresInDays: 1 };
const account = { username: 'eve', email: 'eve@example.com', password: 'correct horse' };

describe('a name', () => {
  it.each([
    ['of a system', CreateSystemInput, {}, 'name'],
    ['of a type of system', CreateSystemInput, { name: 'CV screen' }, 'systemType'],
    ['of a sector', UpdateSystemInput, {}, 'sector'],
    ['that a system is changed to', UpdateSystemInput, {}, 'name'],
    ['of a company that registers', RegisterInput, account, 'companyName'],
    ['of a company', UpdateProfileInput, {}, 'companyName'],
    ['of somebody who writes to us', ContactMessageInput, contact, 'name'],
    ['of their company', ContactMessageInput, contact, 'company'],
    ['of an API token', CreateApiTokenInput, token, 'name'],
    ['of who approves a document', ApproveDocumentInput, { documentId: '1' }, 'name'],
    ['of a passkey', RenamePasskeyInput, {}, 'name'],
    ['of a link', CreateLinkInput, { kind: 'report', things: [1], expiresInDays: 1 }, 'label'],
    ['of a supplier', SystemFactsInput, {}, 'product'],
  ])('%s is one line with something to see, so that it adds none to an email', (_what, schema, rest, field) => {
    const named = (name: string) => schema.safeParse({ ...rest, [field]: name });
    expect(named(' Müller & Söhne\n').data).toMatchObject({ [field]: 'Müller & Söhne' });
    for (const end of ['\r\n', '\n', '\t', '\v', '\u0085', '\u2028', '\u2029'])
      expect(named(`Eve${end}Bcc: all@example.com`).error?.issues).toMatchObject([{ path: [field] }]);
    expect(named('\u200b').error?.issues).toMatchObject([
      { path: [field], message: 'must contain a visible character' },
    ]);
  });
});

describe('a text', () => {
  const system = (name: unknown, rest: object = {}) => CreateSystemInput.safeParse({ name, ...rest });

  it.each([
    ['a zero-width space', '\u200b'],
    ['a word joiner and a soft hyphen', '\u2060\u00ad'],
    ['a filler', '\u115f'],
    ['the blank of Braille', '\u2800'],
    ['an accent without a letter', '\u0301'],
    ['a mark of a direction', '\u200f'],
    ['joiners', '\u200d\u200c'],
  ])('is refused without a visible character: %s', (_what, name) => {
    const sentence = 'must contain a visible character';
    expect(system(name).error?.issues.map(({ message }) => message)).toEqual([sentence]);
    expect(UpdateProfileInput.safeParse({ companyName: name }).error?.issues).toMatchObject([{ message: sentence }]);
    expect(ContactMessageInput.safeParse({ ...contact, message: name }).error?.issues).toMatchObject([
      { path: ['message'], message: sentence },
    ]);
  });

  it.each([
    ['composed and decomposed letters', 'Pr\u00fcfung', 'Pru\u0308fung'],
    ['spaces of other widths', 'a b', 'a\u00a0b', 'a\u2009b', 'a\u3000b'],
    [
      'characters without a width',
      'Credit',
      'Cre\u00addit',
      '\ufeffCredit',
      'Cred\u200bit',
      'Cre\u200ddit',
      'Credit\u200e',
    ],
  ])('is the same if it looks the same: %s', (_what, ...names) => {
    expect(new Set(names.map(name => system(name).data?.name))).toEqual(new Set([names[0]]));
  });

  it.each(['می\u200cخواهم', '👩\u200d💻', 'क्\u200dष', 'نظام\u200e (v2)', 'a  b', '⚖\ufe0f', '°', '한국어'])(
    'keeps what is seen of it: %s',
    name => {
      expect(system(name).data?.name).toBe(name);
    },
  );

  it('keeps its spaces and lines, with composed letters', () => {
    const message = 'Pru\u0308fung\n10\u00a0%';
    expect(ContactMessageInput.parse({ ...contact, message }).message).toBe('Pr\u00fcfung\n10\u00a0%');
  });

  it('is found in either spelling', () => {
    expect(RegisterFilter.parse({ search: 'Pru\u0308fung\u00a0' }).search).toBe('Pr\u00fcfung');
  });
});

it('a message may have any number of lines', () => {
  expect(ContactMessageInput.parse({ ...contact, message: 'Hello\n\n\tgood day' }).message).toBe('Hello\n\n\tgood day');
});
