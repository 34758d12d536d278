import type { MailOf } from '@aicp/contracts/emails/sendEmail';
import { findUser } from '../store/users.ts';
import { emailName } from './emailNames.ts';
import { nameOfOrganisation } from './peopleEmails.ts';
import { type Draft, type EmailContext, notYou } from './toUser.ts';

type AccessGranted = MailOf<'accessGranted'>;
type Grant = AccessGranted['what'];

const WORDS: Record<Grant, { subject: (name: string) => string; text: string; page: string }> = {
  domain: {
    subject: name => `A domain was verified for ${name}`,
    text: 'People with email addresses in this domain can now use the organisation’s single sign-on and provisioning.',
    page: '/organisation/sign-in',
  },
  connection: {
    subject: name => `Single sign-on was changed for ${name}`,
    text: 'People with email addresses in the organisation’s verified domains can sign in through this identity provider and become members.',
    page: '/organisation/sign-in',
  },
  directory: {
    subject: name => `A provisioning token was created for ${name}`,
    text: 'The directory that uses this token can add, change and remove members of the organisation.',
    page: '/organisation/provisioning',
  },
  groupRoles: {
    subject: name => `The group mapping was changed for ${name}`,
    text: 'Members now get different roles from their groups in the organisation’s directory.',
    page: '/organisation/provisioning',
  },
  owner: {
    subject: name => `${name} has a new owner`,
    text: 'A member was made an owner of the organisation. Owners manage its people, plan and invoices.',
    page: '/organisation',
  },
};

/** To an owner of an organisation: a new way in exists. */
export async function accessGranted(ctx: EmailContext, { organisationId, by, what }: AccessGranted): Promise<Draft> {
  const [name, actor] = [await nameOfOrganisation(organisationId), await findUser(by)];
  const { subject, text, page } = WORDS[what];
  return {
    subject: subject(name),
    paragraphs: [text],
    facts: [['By', emailName(actor) ?? 'a former user']],
    action: { label: 'See the setting', url: `${ctx.publicUrl}${page}` },
    closing: [
      'If you expected this, you do not need to do anything.',
      'If you did not, please undo it on that page and ask the person named above. The organisation’s log shows every change.',
    ],
  };
}

/** To the user for whom a calendar link was created. */
export function calendarCreated(ctx: EmailContext): Draft {
  return {
    subject: 'A calendar link for your account',
    paragraphs: ['A calendar link has been created for your account. Anyone who has it can read your deadlines.'],
    action: { label: 'See the calendar link', url: `${ctx.publicUrl}/deadlines` },
    closing: ['If this was you, you do not need to do anything.', notYou(ctx)],
  };
}
