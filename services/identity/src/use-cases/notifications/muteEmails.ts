import { EMAIL_KINDS } from '@aicp/contracts/emails/emailKinds';
import { parse } from '@aicp/contracts/parse';
import { signedInPersonally } from '@aicp/contracts/rights/actor';
import { notFound } from '@aicp/contracts/serialId';
import { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import { putMutedEmails } from '../../store/mutedEmails.ts';
import { findUser, type User } from '../../store/users.ts';

const MutedEmails = z.object({ kinds: z.array(z.enum(EMAIL_KINDS)).max(EMAIL_KINDS.length) });

/** Switches emails off, these and no others. */
export async function muteEmails(ctx: RequestContext, input: unknown): Promise<User> {
  const { userId } = signedInPersonally(ctx.actor);
  const { kinds } = parse(MutedEmails, input);
  await putMutedEmails(userId, [...new Set(kinds)]);
  const user = await findUser(userId);
  if (!user) throw notFound('User');
  return user;
}
