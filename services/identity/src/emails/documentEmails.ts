import type { Mail } from '@aicp/contracts/sendEmail';
import type { User } from '../store/users.ts';
import { documentName } from './billingEmails.ts';
import type { Draft, EmailContext } from './toUser.ts';

type OrderOf<Template extends Mail['template']> = Extract<Mail, { template: Template }>;

const toReport = ({ publicUrl }: EmailContext, label: string, assessmentId: number) => ({
  label,
  url: `${publicUrl}/report/${assessmentId}`,
});

export function documentReady(ctx: EmailContext, _user: User, mail: OrderOf<'documentReady'>): Draft {
  return {
    subject: `Ready: ${documentName(mail.documentType)}`,
    paragraphs: [
      'Your document has been generated. The blanks for you to fill in are marked.',
      'It is a draft and not legal advice. Please review it before you approve it.',
    ],
    action: toReport(ctx, 'Open the report', mail.assessmentId),
  };
}

export function documentFailed(ctx: EmailContext, _user: User, mail: OrderOf<'documentFailed'>): Draft {
  return {
    subject: `Not generated: ${documentName(mail.documentType)}`,
    paragraphs: [
      'Your document could not be generated. This does not affect your purchase or the documents included in your plan.',
    ],
    action: toReport(ctx, 'Try again on the report', mail.assessmentId),
  };
}

export function evidenceExpiring(ctx: EmailContext, _user: User, mail: OrderOf<'evidenceExpiring'>): Draft {
  const files = mail.files === 1 ? 'One of your evidence files' : `${mail.files} of your evidence files`;
  return {
    subject: 'Evidence files will expire soon',
    paragraphs: [
      `${files} will expire by ${day(mail.until)} and will then no longer count.`,
      'If the evidence still applies, please replace it with a current file.',
    ],
    action: toReport(ctx, 'Open the report', mail.assessmentId),
  };
}

function day(date: string): string {
  return new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}
