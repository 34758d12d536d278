import type { Mail } from '@aicp/contracts/sendEmail';
import { findRole } from '../store/memberships.ts';
import { findMutedEmails } from '../store/mutedEmails.ts';
import type { User } from '../store/users.ts';
import type { Draft, EmailContext } from './toUser.ts';

type ActionsDue = Extract<Mail, { template: 'actionsDue' }>;

const DAY_MS = 24 * 3_600_000;

/** To the owner of actions, some time before their day. */
export async function actionsDue(ctx: EmailContext, user: User, mail: ActionsDue): Promise<Draft | null> {
  const { organisationId, actions, actionId, day } = mail;
  if ((await findRole(organisationId, user.id)) === null) return null;
  if ((await findMutedEmails(user.id)).includes('reminders')) return null;
  const left = Math.round((Date.parse(day) - Date.parse(ctx.now().toISOString().slice(0, 10))) / DAY_MS);
  const date = new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const one = actions === 1;
  return {
    subject: `Due on ${date}: ${one ? 'an action of yours' : `${actions} actions of yours`}`,
    paragraphs: [
      `${one ? 'An action that you own is' : `${actions} actions that you own are`} due on ${date}, ${left === 1 ? 'in one day' : `in ${left} days`}.`,
    ],
    action: {
      label: one ? 'Open the action' : 'Open the deadlines',
      url: `${ctx.publicUrl}${one ? `/actions?action=${actionId}` : '/deadlines'}`,
    },
    closing: [switchOff(ctx)],
  };
}

/** Where emails like this are switched off. */
export const switchOff = ({ publicUrl }: EmailContext) =>
  `You can switch these emails off on your account page: ${publicUrl}/account#emails`;
