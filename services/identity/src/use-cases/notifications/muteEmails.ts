import { EMAIL_KINDS } from '@aicp/contracts/emails/emailKinds';
import { parse } from '@aicp/contracts/parse';
import { signedInPersonally } from '@aicp/contracts/rights/actor';
import { notFound } from '@aicp/contracts/serialId';
import { z } from 'zod';
import { readUnsubscribeToken } from '../../adapters/unsubscribeToken.ts';
import type { RequestContext } from '../../context.ts';
import { invalidLinkError } from '../../domain/invalidLinkError.ts';
import { addMutedEmail, upsertMutedEmails } from '../../store/mutedEmails.ts';
import { findUser, type User } from '../../store/users.ts';

const UnsubscribeInput = z.object({ token: z.string('is required').min(1, 'is required').max(1_000, 'is not valid') });
const MutedEmails = z.object({ kinds: z.array(z.enum(EMAIL_KINDS)).max(EMAIL_KINDS.length) });

/**
 * Switches emails of one kind off, by the token of such an email, without signing in. Repeating it is harmless.
 * @throws DomainError INVALID for an unknown token or a deleted account
 */
export async function unsubscribe(ctx: RequestContext, input: unknown): Promise<{ message: string }> {
  const { token } = parse(UnsubscribeInput, input);
  const muting = readUnsubscribeToken(ctx.sealing, token);
  if (!muting || !(await addMutedEmail(muting.userId, muting.kind))) throw invalidLinkError();
  return { message: 'Emails of this kind are switched off. You can switch them on again on your account page.' };
}

/** Sets the kinds of email that are switched off. */
export async function muteEmails(ctx: RequestContext, input: unknown): Promise<User> {
  const { userId } = signedInPersonally(ctx.actor);
  const { kinds } = parse(MutedEmails, input);
  await upsertMutedEmails(userId, [...new Set(kinds)]);
  const user = await findUser(userId);
  if (!user) throw notFound('User');
  return user;
}
