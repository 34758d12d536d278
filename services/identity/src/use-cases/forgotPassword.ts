import { setTimeout as sleep } from 'node:timers/promises';
import { parse } from '@aicp/contracts/parse';
import { SendEmail } from '@aicp/contracts/sendEmail';
import { ForgotPasswordInput } from '@aicp/contracts/userInputs';
import { networkOf } from '../adapters/networkOf.ts';
import type { RequestContext } from '../context.ts';
import { findUserByEmail } from '../store/users.ts';

/** Stands for the address without an account: its mail is ordered like any other, and comes to nothing. */
const NOBODY = Number.MAX_SAFE_INTEGER;

/** Longer than the work takes, the worker's included, so that the time says nothing about it. */
const ANSWER_MS = 300;

const MESSAGE = 'If an account with that address exists, we have sent a link to reset the password.';

/** Mails a link to choose a new password. Whether there is an account shows in no answer, in text or in time. */
export async function forgotPassword(ctx: RequestContext, input: unknown): Promise<{ message: string }> {
  const { email } = parse(ForgotPasswordInput, input);
  await ctx.limiter.spend('forgotPassword', networkOf(ctx.client.address));
  const answerTime = sleep(ANSWER_MS);
  const user = await findUserByEmail(email);
  await ctx.transaction(async tx => tx.send(SendEmail, { template: 'passwordReset', userId: user?.id ?? NOBODY }));
  await answerTime;
  return { message: MESSAGE };
}
