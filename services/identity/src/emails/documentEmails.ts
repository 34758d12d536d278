import type { MailOf } from '@aicp/contracts/emails/sendEmail';
import { findRole } from '../store/memberships.ts';
import { listMutedEmails } from '../store/mutedEmails.ts';
import type { User } from '../store/users.ts';
import { switchOff } from './actionEmails.ts';
import { documentName } from './billingEmails.ts';
import { nameOfMember, nameOfSystem, systemOfAssessment } from './emailNames.ts';
import type { Draft, EmailContext } from './toUser.ts';

const toReport = ({ publicUrl }: EmailContext, label: string, assessmentId: number) => ({
  label,
  url: `${publicUrl}/report/${assessmentId}`,
});

export async function documentReady(ctx: EmailContext, _user: User, mail: MailOf<'documentReady'>): Promise<Draft> {
  const what = await documentFor(mail);
  return {
    subject: `Ready: ${what}`,
    paragraphs: [
      `The ${lowered(what)} has been generated. The blanks for you to fill in are marked.`,
      'It is a draft and not legal advice. Please review it before you approve it.',
    ],
    action: toReport(ctx, 'Open the report', mail.assessmentId),
  };
}

export async function documentFailed(ctx: EmailContext, _user: User, mail: MailOf<'documentFailed'>): Promise<Draft> {
  const what = await documentFor(mail);
  return {
    subject: `Not generated: ${what}`,
    paragraphs: [
      `The ${lowered(what)} could not be generated. This does not affect your purchase or the documents included in your plan.`,
    ],
    action: toReport(ctx, 'Try again on the report', mail.assessmentId),
  };
}

export async function evidenceExpiring(
  ctx: EmailContext,
  user: User,
  mail: MailOf<'evidenceExpiring'>,
): Promise<Draft | null> {
  if ((await listMutedEmails(user.id)).includes('evidence')) return null;
  const files = mail.files === 1 ? 'One of your evidence files' : `${mail.files} of your evidence files`;
  return {
    subject: 'Evidence files will expire soon',
    paragraphs: [
      `${files} will expire by ${day(mail.until)} and will then no longer count as proof.`,
      'If the evidence still applies, please replace it with a current file.',
    ],
    action: { label: 'Open the evidence library', url: `${ctx.publicUrl}/evidence?state=expiring` },
    closing: [switchOff(ctx)],
    kind: 'evidence',
  };
}

/** To the owners of expired files and of the systems concerned. */
export async function evidenceExpired(
  ctx: EmailContext,
  user: User,
  { organisationId, files, systemIds, systems }: MailOf<'evidenceExpired'>,
): Promise<Draft | null> {
  if ((await findRole(organisationId, user.id)) === null) return null;
  if ((await listMutedEmails(user.id)).includes('evidence')) return null;
  const names = (await Promise.all(systemIds.map(id => nameOfSystem(organisationId, id)))).filter(
    name => name !== null,
  );
  const more = systems - names.length;
  const listed = [...names, ...(more > 0 ? [more === 1 ? '1 other system' : `${more} other systems`] : [])];
  const have = files === 1 ? 'has expired' : 'have expired';
  const which = files === 1 ? 'An evidence file' : `${files} evidence files`;
  const counts = files === 1 ? 'It no longer counts as proof' : 'They no longer count as proof';
  return {
    subject: `${which} ${have}`,
    paragraphs: [
      `${which} ${have}. ${counts}${listed.length > 0 ? ` for ${listed.join(', ')}` : ''}.`,
      'If the evidence still applies, please replace it with a current file.',
    ],
    action: { label: 'Open the evidence library', url: `${ctx.publicUrl}/evidence?state=expired` },
    closing: [switchOff(ctx)],
    kind: 'evidence',
  };
}

export function lawMoved(ctx: EmailContext, _user: User, { systems }: MailOf<'lawMoved'>): Draft {
  const count = systems === 1 ? 'one of your AI systems' : `${systems} of your AI systems`;
  return {
    subject: 'A law change affects your AI systems',
    paragraphs: [
      `The law behind your assessments has changed. This affects ${count}.`,
      'The list shows each old and new result and the provision that changed. Please decide on each system. Earlier reports do not change.',
    ],
    action: { label: 'Review the changes', url: `${ctx.publicUrl}/law-changes` },
  };
}

/** To a member who is asked to review a report or a document. The comment is on its page, not in the email. */
export async function reviewAsked(ctx: EmailContext, user: User, mail: MailOf<'reviewAsked'>): Promise<Draft | null> {
  if ((await findRole(mail.organisationId, user.id)) === null) return null;
  const what = await reviewed(mail);
  return {
    subject: `Please review: ${what}`,
    paragraphs: [`${await nameOfMember(mail.by)} asks you to review ${what} and approve it or request changes.`],
    action: toReviewed(ctx, 'Review it now', mail),
  };
}

/** To the member who requested the review. */
export async function reviewDone(ctx: EmailContext, user: User, mail: MailOf<'reviewDone'>): Promise<Draft | null> {
  if ((await findRole(mail.organisationId, user.id)) === null) return null;
  const what = await reviewed(mail);
  const who = await nameOfMember(mail.by);
  return {
    subject: mail.approved ? `Approved: ${what}` : `Changes requested: ${what}`,
    paragraphs: [
      mail.approved
        ? `${who} has approved ${what}.`
        : `${who} has requested changes to ${what}. See the comment on its page.`,
    ],
    action: toReviewed(ctx, 'Open the page', mail),
  };
}

const lowered = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

type About = Pick<MailOf<'reviewAsked'>, 'organisationId' | 'assessmentId' | 'documentType'>;

/** "Model card for Credit scoring"; the system is left out if it is not known here. */
async function documentFor({
  documentType,
  assessmentId,
}: Pick<MailOf<'documentReady'>, 'documentType' | 'assessmentId'>): Promise<string> {
  const system = await systemOfAssessment(assessmentId);
  return `${documentName(documentType)}${system ? ` for ${system}` : ''}`;
}

/** "the report on Credit scoring". */
async function reviewed({ assessmentId, documentType }: Pick<About, 'assessmentId' | 'documentType'>): Promise<string> {
  const about = (await systemOfAssessment(assessmentId)) ?? 'an AI system';
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

function day(date: string): string {
  return new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}
