import { recoveryDigest } from '../../adapters/recoveryCodes.ts';
import { totpStep } from '../../adapters/totp.ts';
import type { RequestContext } from '../../context.ts';
import { findSecondFactor, type SecondFactor, useRecoveryCode, useStep } from '../../store/secondFactors.ts';
import { sessionOrigin } from './loginOrigin.ts';

/** The owner under which a secret is sealed. */
export const ownerOf = (userId: number) => `two-factor of ${userId}`;

/**
 * Whether a code is the user's authenticator code or recovery code. A right code is redeemed. Wrong ones count by session or known
 * device, and from elsewhere by network and by account, so that many places cannot continue to guess.
 * @param code without blanks and hyphens, in lower case
 * @throws DomainError RATE_LIMITED after too many wrong ones
 */
export async function checkSecondFactor(ctx: RequestContext, userId: number, code: string): Promise<boolean> {
  const account = `user ${userId}`;
  const { key, isKnown } = await sessionOrigin(ctx, userId);
  await ctx.limiter.guess('secondFactor', `${account} ${key}`);
  if (!isKnown) await ctx.limiter.spend('wrongCodesOfAccount', account);
  const factor = await findSecondFactor(userId);
  const right = factor ? await isRight(ctx, factor, code) : false;
  if (right) await ctx.limiter.forget('secondFactor', `${account} ${key}`);
  if (right && !isKnown) await ctx.limiter.refund('wrongCodesOfAccount', account);
  return right;
}

async function isRight(
  ctx: RequestContext,
  { userId, sealedSecret, enabledAt }: SecondFactor,
  code: string,
): Promise<boolean> {
  if (!/^\d{6}$/.test(code)) return useRecoveryCode(userId, recoveryDigest(code));
  if (!enabledAt) return false;
  const step = totpStep(ctx.sealing.open(sealedSecret, ownerOf(userId)), code, ctx.now());
  return step !== null && useStep(userId, step);
}
