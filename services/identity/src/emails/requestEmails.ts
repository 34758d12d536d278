import type { MailOf } from '@aicp/contracts/emails/sendEmail';
import { findLink, type Link, mintMailSecret } from '../store/links.ts';
import { findRole } from '../store/memberships.ts';
import { listMutedEmails } from '../store/mutedEmails.ts';
import { nameOf } from '../store/organisationNames.ts';
import { findOrganisation } from '../store/organisations.ts';
import { findUser, type User } from '../store/users.ts';
import { switchOff } from './actionEmails.ts';
import type { Email } from './email.ts';
import { nameOfMember, nameOfSystem } from './emailNames.ts';
import { shownName } from './shownName.ts';
import type { Draft, EmailContext } from './toUser.ts';

/** To a supplier's address, which may have no account. Each email has its own secret, created only now, after the '#'. */
export async function supplierAsked(
  ctx: EmailContext,
  { linkId, reminder }: MailOf<'supplierAsked'>,
): Promise<Email | null> {
  const link = await findLink({ id: linkId });
  if (!link?.email || (reminder && link.answeredAt) || !(await isCreatorActive(link))) return null;
  const secret = await mintMailSecret(linkId, ctx.now());
  if (!secret) return null;
  const who = shownName(await nameOf(await findOrganisation(link.organisationId))) ?? 'An organisation';
  const system = (link.system && shownName(link.system)) ?? 'one of its AI systems';
  const day = link.expiresAt.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return {
    to: link.email,
    isCounted: true,
    subject: reminder ? `Reminder: please answer ${who} by ${day}` : `${who} asks you about an AI system`,
    paragraphs: [
      `${who} asks you, as the supplier of ${system}, to answer some questions about it.`,
      'You do not need an account. Your drafts are saved between visits. No one sees them until you send them.',
      ...(link.passcodeHash ? ['The link requires a passcode, which you receive separately.'] : []),
    ],
    action: { label: 'Answer the questions', url: `${ctx.publicUrl}/s#${secret}` },
    closing: [
      `The link works until ${day}. Anyone who has it can answer, so please do not share it.`,
      'If you do not know who sent this, you can ignore this email.',
    ],
  };
}

/** Whether the creator of a link is active; links of a suspended creator are paused. */
async function isCreatorActive({ madeBy }: Link): Promise<boolean> {
  const creator = await findUser(madeBy);
  return creator !== null && creator.status !== 'suspended';
}

/** To the link's creator and the system's owner, the first time that the supplier answers. */
export async function supplierAnswered(
  ctx: EmailContext,
  user: User,
  { linkId }: MailOf<'supplierAnswered'>,
): Promise<Draft | null> {
  const link = await findLink({ id: linkId });
  if (!link || (await findRole(link.organisationId, user.id)) === null) return null;
  if ((await listMutedEmails(user.id)).includes('suppliers')) return null;
  const who = shownName(link.label ?? '') ?? 'The supplier';
  const whose = link.madeBy === user.id ? 'your' : `${await nameOfMember(link.madeBy)}’s`;
  const named = link.systemId === null ? null : await nameOfSystem(link.organisationId, link.systemId);
  const system = named ?? shownName(link.system ?? '') ?? 'an AI system';
  return {
    subject: `${who} has answered ${whose === 'your' ? 'your questions' : 'the questions'} about ${system}`,
    paragraphs: [
      `${who} has sent answers about ${system} through ${whose} link. They are suggested answers. None is used until you or a colleague accepts it.`,
    ],
    action: { label: 'See the answers', url: `${ctx.publicUrl}/systems/${link.systemId}/supplier` },
    closing: [switchOff(ctx)],
    kind: 'suppliers',
  };
}
