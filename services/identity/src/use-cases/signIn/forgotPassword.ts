import { setTimeout as sleep } from 'node:timers/promises';
import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import { ForgotPasswordInput } from '@aicp/contracts/inputs/userInputs';
import { parse } from '@aicp/contracts/parse';
import { networkOf } from '@aicp/service/process/networkOf';
import type { RequestContext } from '../../context.ts';
import { findUserByEmail } from '../../store/users.ts';
import { type LoginOrigin, loginOrigin } from './loginOrigin.ts';

/** Represents addresses without an account: an email is ordered as usual, and dropped. */
const NOBODY = Number.MAX_SAFE_INTEGER;

/** Longer than the work takes, the worker's included, so that timing reveals nothing. */
const ANSWER_MS = 300;

const MESSAGE = 'If an account with that address exists, we have sent a link to reset the password.';

/** Emails a link to choose a new password. The response reveals neither in text nor in time whether there is an account. */
export async function forgotPassword(ctx: RequestContext, input: unknown): Promise<{ message: string }> {
  const { email } = parse(ForgotPasswordInput, input);
  const answerTime = sleep(ANSWER_MS);
  const user = await findUserByEmail(email);
  const place = await loginOrigin(ctx, user?.id ?? 0);
  if (!place.isKnown) await ctx.limiter.spend('forgotPassword', networkOf(ctx.client.address));
  const mayMail = await allowsMail(ctx, user ? `user ${user.id}` : `name ${email}`, place);
  const userId = (mayMail && user?.id) || NOBODY;
  await ctx.transaction(async tx => tx.send(SendEmail, { template: 'passwordReset', userId }));
  await answerTime;
  return { message: MESSAGE };
}

async function allowsMail(
  { limiter }: RequestContext,
  account: string,
  { key, isKnown }: LoginOrigin,
): Promise<boolean> {
  const isOne = await limiter.allows('passwordResetMail', `${account} ${key}`);
  return isOne && (isKnown || (await limiter.allows('passwordResetMails', account)));
}
