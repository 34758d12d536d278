import { describe, expect, it } from '@jest/globals';
import { CreateApiTokenInput } from './inputs/accountInputs.ts';
import { CreateSystemInput, UpdateSystemInput } from './inputs/assessmentInputs.ts';
import { ApproveDocumentInput } from './inputs/documentInputs.ts';
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
  ])('%s is one line, so that it adds none to an email', (_what, schema, rest, field) => {
    const named = (name: string) => schema.safeParse({ ...rest, [field]: name });
    expect(named(' Müller & Söhne\n').data).toMatchObject({ [field]: 'Müller & Söhne' });
    for (const end of ['\r\n', '\n', '\t', '\v', '\u0085', '\u2028', '\u2029'])
      expect(named(`Eve${end}Bcc: all@example.com`).error?.issues).toMatchObject([{ path: [field] }]);
  });
});

it('a message may have as many lines as it likes', () => {
  expect(ContactMessageInput.parse({ ...contact, message: 'Hello\n\n\tgood day' }).message).toBe('Hello\n\n\tgood day');
});
