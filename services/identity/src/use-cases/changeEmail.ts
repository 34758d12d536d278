import { randomUUID } from 'node:crypto';
import { parse } from '@aicp/contracts/parse';
import { SendEmail } from '@aicp/contracts/sendEmail';
import { notFound } from '@aicp/contracts/serialId';
import { UserActed, UserUpdated } from '@aicp/contracts/userEvents';
import { ChangeEmailInput } from '@aicp/contracts/userInputs';
import type { RequestContext } from '../context.ts';
import { keepFormerEmail } from '../store/formerEmails.ts';
import { revokeTokens } from '../store/linkTokens.ts';
import { userState } from '../store/userState.ts';
import { type User, updateUser } from '../store/users.ts';
import { requireProof } from './requireProof.ts';

/**
 * The new address counts at once, and is unverified until its link is followed. The old one is notified, without a
 * link, and links that were sent there stop working.
 */
export async function changeEmail(ctx: RequestContext, input: unknown): Promise<User & { notice: string | null }> {
  const { email, password, code } = parse(ChangeEmailInput, input);
  const user = await requireProof(ctx, { password, code });
  if (email === user.email) return { ...user, notice: null };
  await ctx.limiter.spend('changeEmail', `user ${user.id}`);
  const change = randomUUID();
  const changed = await ctx.transaction(async tx => {
    const updated = await updateUser(tx, user.id, { email, isEmailVerified: false });
    if (!updated) throw notFound('User');
    await revokeTokens(tx, user.id, ['emailVerification', 'passwordReset']);
    await keepFormerEmail(tx, user.id, { id: change, email: user.email });
    tx.publish(UserUpdated, userState(updated));
    tx.publish(UserActed, { userId: user.id, act: 'emailChanged' });
    tx.send(SendEmail, { template: 'emailChanged', userId: user.id, change });
    tx.send(SendEmail, { template: 'verification', userId: user.id });
    return updated;
  });
  return { ...changed, notice: `We have sent a link to ${email} to confirm the address.` };
}
