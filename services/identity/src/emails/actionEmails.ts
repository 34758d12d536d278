import type { MailOf } from '@aicp/contracts/emails/sendEmail';
import { findRole } from '../store/memberships.ts';
import { listMutedEmails } from '../store/mutedEmails.ts';
import type { User } from '../store/users.ts';
import { nameOfSystem } from './emailNames.ts';
import type { Draft, EmailContext } from './toUser.ts';

type ActionsDue = MailOf<'actionsDue'>;

type DutyReview = MailOf<'dutyReview'>;

type PolicyReview = MailOf<'policyReview'>;

type SystemDays = MailOf<'systemDays'>;

const DAY_MS = 24 * 3_600_000;

/** To the owner of actions, some time before the due date. */
export async function actionsDue(ctx: EmailContext, user: User, mail: ActionsDue): Promise<Draft | null> {
  const { organisationId, actions, actionId, systemId, day } = mail;
  if ((await findRole(organisationId, user.id)) === null) return null;
  if ((await listMutedEmails(user.id)).includes('reminders')) return null;
  const date = dayInWords(day);
  const one = actions === 1;
  const system = one && systemId !== null ? await nameOfSystem(organisationId, systemId) : null;
  const forSystem = system ? ` for ${system}` : '';
  return {
    subject: `Due on ${date}: ${one ? `one of your actions${forSystem}` : `${actions} of your actions`}`,
    paragraphs: [
      `${one ? `An action${forSystem} that you own is` : `${actions} actions that you own are`} due on ${date}, ${untilThen(ctx, day)}.`,
    ],
    action: {
      label: one ? 'Open the action' : 'Open the deadlines',
      url: `${ctx.publicUrl}${one ? `/actions?action=${actionId}` : '/deadlines'}`,
    },
    closing: [switchOff(ctx)],
    kind: 'reminders',
  };
}

/** To owners of systems, some time before a date of theirs. */
export async function systemDays(ctx: EmailContext, user: User, mail: SystemDays): Promise<Draft | null> {
  const { organisationId, kind, systemId, systems, day } = mail;
  if ((await findRole(organisationId, user.id)) === null) return null;
  if ((await listMutedEmails(user.id)).includes(kind)) return null;
  const date = dayInWords(day);
  const one = systems === 1;
  const named = one ? await nameOfSystem(organisationId, systemId) : null;
  const these = named ?? (one ? 'one of your AI systems' : `${systems} of your AI systems`);
  const words = {
    lawDays: {
      subject: `From ${date}: a legal date for ${these}`,
      text: `A legal date on ${date}, ${untilThen(ctx, day)}, affects ${these}. See what applies from that date on the Deadlines page.`,
    },
    reassessments: {
      subject: `Due on ${date}: reassess ${these}`,
      text: `Your organisation’s reassessment interval is due: please reassess ${these} by ${date}, ${untilThen(ctx, day)}.`,
    },
    reviews: {
      subject: `Due on ${date}: review ${these}`,
      text: `Please review ${these} by ${date}, ${untilThen(ctx, day)}, as recorded in the facts.`,
    },
  }[kind];
  return {
    subject: words.subject,
    paragraphs: [words.text],
    action:
      one && kind !== 'lawDays'
        ? { label: 'Open the AI system', url: `${ctx.publicUrl}/systems/${systemId}` }
        : { label: 'Open the deadlines', url: `${ctx.publicUrl}/deadlines` },
    closing: [switchOff(ctx)],
    kind,
  };
}

/** To owners and managers, some time before the review date of the organisation's duties. */
export async function dutyReview(ctx: EmailContext, user: User, mail: DutyReview): Promise<Draft | null> {
  const { organisationId, duties, day } = mail;
  if ((await findRole(organisationId, user.id)) === null) return null;
  if ((await listMutedEmails(user.id)).includes('reviews')) return null;
  const date = dayInWords(day);
  const these = duties === 1 ? 'one duty of your organisation' : `${duties} duties of your organisation`;
  return {
    subject: `Due on ${date}: review ${these}`,
    paragraphs: [
      `The answers to ${these} should be reviewed by ${date}, ${untilThen(ctx, day)}. Confirm or change them. All AI systems use these answers.`,
    ],
    action: { label: 'Open the duties', url: `${ctx.publicUrl}/organisation/duties` },
    closing: [switchOff(ctx)],
    kind: 'reviews',
  };
}

/** To the owner of a policy on its review date. */
export async function policyReview(ctx: EmailContext, user: User, mail: PolicyReview): Promise<Draft | null> {
  if ((await findRole(mail.organisationId, user.id)) === null) return null;
  if ((await listMutedEmails(user.id)).includes('reviews')) return null;
  const date = dayInWords(mail.day);
  return {
    subject: `Due on ${date}: review a policy`,
    paragraphs: [
      `A policy of your organisation is due for review on ${date}. Review it and set the next date. After the review date, the policy is not shown for its duties.`,
    ],
    action: { label: 'Open the policies', url: `${ctx.publicUrl}/organisation/policies` },
    closing: [switchOff(ctx)],
    kind: 'reviews',
  };
}

/** "23 November 2026". */
export const dayInWords = (day: string) =>
  new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** "in 30 days", "today". */
function untilThen({ now }: EmailContext, day: string): string {
  const left = Math.round((Date.parse(day) - Date.parse(now().toISOString().slice(0, 10))) / DAY_MS);
  if (left <= 0) return 'today';
  return left === 1 ? 'in one day' : `in ${left} days`;
}

export const switchOff = ({ publicUrl }: EmailContext) =>
  `You can turn these emails off on your account page: ${publicUrl}/account#emails`;
