import { CONFIRM_HOURS, findEmailChange, mintConfirmToken, mintUndoToken, UNDO_DAYS } from '../store/emailChanges.ts';
import type { User } from '../store/users.ts';
import { type Draft, type EmailContext, formatEmailTime } from './toUser.ts';

/** To the new address, with the link that confirms it. */
export async function confirmEmailChange(ctx: EmailContext, user: User, id: string): Promise<Draft | null> {
  const change = await findEmailChange(user.id, id);
  const token = change && (await mintConfirmToken(user.id, change.id, ctx.now()));
  if (!change || !token) return null;
  return {
    to: change.email,
    // Anyone can enter anyone's address.
    isCounted: true,
    subject: 'Please verify your new email address',
    paragraphs: ['Please verify this email address. It then becomes the address of your account.'],
    action: { label: 'Verify email address', url: `${ctx.publicUrl}/verify-email#token=${token}` },
    closing: [
      `The link expires after ${CONFIRM_HOURS} hours. Earlier links no longer work.`,
      'If you did not ask for this, please open the link and choose “I Did Not Ask for This”.',
    ],
  };
}

/** To the current address, while the new one is unconfirmed. */
export async function emailChangeRequested(ctx: EmailContext, user: User, id: string): Promise<Draft | null> {
  return toFormer(ctx, user, id, {
    subject: 'A change of email address was requested for your account',
    paragraphs: ['Your account’s email address will change once the new one has been verified.'],
  });
}

/** To the previous address. */
export async function emailChangeDone(ctx: EmailContext, user: User, id: string): Promise<Draft | null> {
  return toFormer(ctx, user, id, {
    subject: 'Your account’s email address has been changed',
    paragraphs: [
      'Your account now has a different email address. We will no longer email this address about the account.',
    ],
  });
}

async function toFormer(
  ctx: EmailContext,
  user: User,
  id: string,
  words: Pick<Draft, 'subject' | 'paragraphs'>,
): Promise<Draft | null> {
  const change = await findEmailChange(user.id, id);
  const token = change && (await mintUndoToken(user.id, change.id, ctx.now()));
  if (!change || !token) return null;
  return {
    to: change.former,
    ...words,
    facts: [['Requested', formatEmailTime(change.askedAt)]],
    action: { label: 'Undo the change', url: `${ctx.publicUrl}/undo-email-change#token=${token}` },
    closing: [
      'If this was you, you do not need to do anything.',
      `If this was not you, undo the change. This also ends every session, revokes every API token and lets you choose a new password. The link works for ${UNDO_DAYS} days.`,
    ],
  };
}
