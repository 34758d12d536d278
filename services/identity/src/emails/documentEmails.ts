import type { Mail } from '@aicp/contracts/emails/sendEmail';
import { findKnownReports } from '../store/knownReports.ts';
import { findRole } from '../store/memberships.ts';
import { findMutedEmails } from '../store/mutedEmails.ts';
import { findUser, type User } from '../store/users.ts';
import { switchOff } from './actionEmails.ts';
import { documentName } from './billingEmails.ts';
import { shownName } from './shownName.ts';
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

export async function evidenceExpiring(
  ctx: EmailContext,
  user: User,
  mail: OrderOf<'evidenceExpiring'>,
): Promise<Draft | null> {
  if ((await findMutedEmails(user.id)).includes('evidence')) return null;
  const files = mail.files === 1 ? 'One of your evidence files' : `${mail.files} of your evidence files`;
  return {
    subject: 'Evidence files will expire soon',
    paragraphs: [
      `${files} will expire by ${day(mail.until)} and will then no longer count.`,
      'If the evidence still applies, please replace it with a current file.',
    ],
    action: toReport(ctx, 'Open the report', mail.assessmentId),
    closing: [switchOff(ctx)],
    kind: 'evidence',
  };
}

export function lawMoved(ctx: EmailContext, _user: User, { systems }: OrderOf<'lawMoved'>): Draft {
  const count = systems === 1 ? 'one of your AI systems' : `${systems} of your AI systems`;
  return {
    subject: 'The law moved: please review your AI systems',
    paragraphs: [
      `The law that your assessments follow has moved, and with it what applies to ${count}.`,
      'The list shows old beside new and the provision that did it. You decide on each system. Earlier reports stay as they are.',
    ],
    action: { label: 'Review the changes', url: `${ctx.publicUrl}/law-changes` },
  };
}

/** To someone who is asked to review a report or a document. The comment is on its page, and not in the mail. */
export async function reviewAsked(ctx: EmailContext, user: User, mail: OrderOf<'reviewAsked'>): Promise<Draft | null> {
  if ((await findRole(mail.organisationId, user.id)) === null) return null;
  const what = await reviewed(mail);
  return {
    subject: `Please review: ${what}`,
    paragraphs: [`${await nameOfMember(mail.by)} asks you to review ${what} and to approve it, or to send it back.`],
    action: toReviewed(ctx, 'Review it now', mail),
  };
}

/** To the person who asked for it. */
export async function reviewDone(ctx: EmailContext, user: User, mail: OrderOf<'reviewDone'>): Promise<Draft | null> {
  if ((await findRole(mail.organisationId, user.id)) === null) return null;
  const what = await reviewed(mail);
  const who = await nameOfMember(mail.by);
  return {
    subject: mail.approved ? `Approved: ${what}` : `Sent back: ${what}`,
    paragraphs: [
      mail.approved ? `${who} has approved ${what}.` : `${who} has sent ${what} back, with a comment on its page.`,
    ],
    action: toReviewed(ctx, 'Open the page', mail),
  };
}

const lowered = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

type About = Pick<OrderOf<'reviewAsked'>, 'organisationId' | 'assessmentId' | 'documentType'>;

/** "the report on Credit scoring"; by the number of its assessment if the system is not known here. */
async function reviewed({ organisationId, assessmentId, documentType }: About): Promise<string> {
  const [report] = await findKnownReports(organisationId, [assessmentId]);
  const about = shownName(report?.system ?? '') ?? `assessment ${assessmentId}`;
  return documentType === null ? `the report on ${about}` : `the ${lowered(documentName(documentType))} for ${about}`;
}

const toReviewed = (
  { publicUrl }: EmailContext,
  label: string,
  { assessmentId, documentType }: Omit<About, 'organisationId'>,
) => ({
  label,
  url: `${publicUrl}/report/${assessmentId}${documentType ? `/documents/${documentType}` : ''}`,
});

export async function nameOfMember(userId: number): Promise<string> {
  return shownName((await findUser(userId))?.username ?? '') || 'A member of your organisation';
}

function day(date: string): string {
  return new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}
