import { type Role, roleWithArticle } from '@aicp/contracts/rights/rights';
import { findInvitation, INVITATION_DAYS, mintInvitationToken } from '../store/invitations.ts';
import { nameOf } from '../store/organisationNames.ts';
import { findOrganisation } from '../store/organisations.ts';
import { findUser } from '../store/users.ts';
import type { Email } from './email.ts';
import { emailName, nameOfMember } from './emailNames.ts';
import { shownName } from './shownName.ts';
import type { Draft, EmailContext } from './toUser.ts';

/** To the invited address, which may have no account. */
export async function invitation(ctx: EmailContext, { invitationId }: { invitationId: number }): Promise<Email | null> {
  const found = await findInvitation(invitationId, ctx.now());
  const inviter = found && (await findUser(found.invitedBy));
  const token = inviter && (await mintInvitationToken(invitationId, ctx.now()));
  if (!token) return null;
  const organisation = await nameOfOrganisation(found.organisationId);
  const who = emailName(inviter) ?? 'A member';
  return {
    to: found.email,
    isCounted: true,
    subject: `Your invitation from ${who} to ${organisation} on AI Compliance`,
    paragraphs: [
      `${who} has invited you to join ${organisation} on AI Compliance as ${roleWithArticle(found.role)}.`,
      'If you have no account yet, you can create one with this email address when you follow the link.',
    ],
    action: { label: 'Accept the invitation', url: `${ctx.publicUrl}/invitation#token=${token}` },
    closing: [
      `The link works once and expires ${INVITATION_DAYS} days after you were invited.`,
      'If you do not know who sent this, you can ignore this email.',
    ],
  };
}

/** `by`: the member who acted, if any. */
type InOrganisation = { organisationId: number; by?: number | undefined };

/** The organisation's name in an email that others can trigger. */
export async function nameOfOrganisation(organisationId: number): Promise<string> {
  return shownName(await nameOf(await findOrganisation(organisationId))) ?? 'an organisation';
}

export async function removedFromOrganisation({ organisationId, by }: InOrganisation): Promise<Draft> {
  const who = by === undefined ? '' : ` by ${await nameOfMember(by)}`;
  const name = await nameOfOrganisation(organisationId);
  return {
    subject: `You are no longer a member of ${name}`,
    paragraphs: [
      `You have been removed from ${name} on AI Compliance${who}. Its AI systems, reports and documents stay with it, including those that you created.`,
      'You keep your account. You are still a member of your other organisations. If you had none, you are now a member of a new one.',
    ],
    closing: ['If you think that this is a mistake, please ask an owner of the organisation.'],
  };
}

export async function roleChanged(
  ctx: EmailContext,
  { organisationId, role, by }: InOrganisation & { role: Role },
): Promise<Draft> {
  const who = by === undefined ? '' : ` by ${await nameOfMember(by)}`;
  const name = await nameOfOrganisation(organisationId);
  return {
    subject: `You are now ${roleWithArticle(role)} of ${name}`,
    paragraphs: [`Your role in ${name} on AI Compliance has been changed${who}. You are now ${roleWithArticle(role)}.`],
    action: { label: 'See the organisation', url: `${ctx.publicUrl}/organisation` },
  };
}

/** To a user whose account was opened by their organisation's directory. */
export async function provisioned(ctx: EmailContext, { organisationId }: { organisationId: number }): Promise<Draft> {
  const name = await nameOfOrganisation(organisationId);
  return {
    subject: `Your account with ${name}`,
    paragraphs: [
      `${name} has created an account for you on AI Compliance, where it records the compliance of its AI systems.`,
      'Sign in with your organisation’s single sign-on. If it does not use single sign-on here, choose “Forgot your password?” to get a link and set a password.',
    ],
    action: { label: 'Sign in', url: `${ctx.publicUrl}/auth` },
    closing: [
      'Your organisation’s directory created your account and manages your membership. Your IT team can tell you more.',
    ],
  };
}

/** To a member who became owner because the previous owner's account was deleted. */
export async function madeOwner(ctx: EmailContext, organisationId: number): Promise<Draft> {
  const name = await nameOfOrganisation(organisationId);
  return {
    subject: `You are now the owner of ${name}`,
    paragraphs: [
      `An administrator deleted the account of the last owner of ${name}. You are the longest-standing member with the highest role, so you are now the organisation’s owner.`,
      'Owners manage the people, the plan and the invoices of the organisation.',
    ],
    action: { label: 'See the organisation', url: `${ctx.publicUrl}/organisation` },
  };
}
