import type { Mail } from '@aicp/contracts/sendEmail';
import type { User } from '../store/users.ts';
import { documentName } from './billingLetters.ts';
import type { Draft, LetterContext } from './toUser.ts';

type MailOf<Template extends Mail['template']> = Extract<Mail, { template: Template }>;

const toReport = ({ publicUrl }: LetterContext, label: string, assessmentId: number) => ({
  label,
  url: `${publicUrl}/report/${assessmentId}`,
});

export function documentReady(ctx: LetterContext, _user: User, mail: MailOf<'documentReady'>): Draft {
  return {
    subject: `Ready: ${documentName(mail.documentType)}`,
    paragraphs: [
      'Your document has been generated. Places that only you can fill are marked in it.',
      'It is a draft, not legal advice: please read it before you sign it.',
    ],
    action: toReport(ctx, 'Open the report', mail.assessmentId),
  };
}

export function documentFailed(ctx: LetterContext, _user: User, mail: MailOf<'documentFailed'>): Draft {
  return {
    subject: `Not generated: ${documentName(mail.documentType)}`,
    paragraphs: [
      'Your document could not be generated. Nothing was counted: what you paid for, or what your plan includes, is as it was.',
    ],
    action: toReport(ctx, 'Try again on the report', mail.assessmentId),
  };
}

export function evidenceExpiring(ctx: LetterContext, _user: User, mail: MailOf<'evidenceExpiring'>): Draft {
  const files = mail.files === 1 ? 'One file' : `${mail.files} files`;
  return {
    subject: 'Evidence is about to expire',
    paragraphs: [
      `${files} that you gave as evidence will expire by ${day(mail.until)}, and will then no longer count.`,
      'Please replace what is still true by a newer file.',
    ],
    action: toReport(ctx, 'Open the report', mail.assessmentId),
  };
}

function day(date: string): string {
  return new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}
