import { DomainError } from '@aicp/contracts/domainError';
import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import { UserActed } from '@aicp/contracts/events/userEvents';
import { ConfirmTwoFactorInput } from '@aicp/contracts/inputs/accountInputs';
import { parse } from '@aicp/contracts/parse';
import { signedInPersonally } from '@aicp/contracts/rights/actor';
import { notFound } from '@aicp/contracts/serialId';
import { createRecoveryCodes, recoveryDigest } from '../../adapters/recoveryCodes.ts';
import { totpStep } from '../../adapters/totp.ts';
import type { RequestContext } from '../../context.ts';
import { enableFactor, findSecondFactor, type SecondFactor } from '../../store/secondFactors.ts';
import { type User, updateUser } from '../../store/users.ts';
import { alreadyOn } from './beginTwoFactor.ts';
import { ownerOf } from './checkSecondFactor.ts';
import { sessionOrigin } from './loginOrigin.ts';
import { refreshSessionFactor } from './refreshSessionFactor.ts';
import { wrongCode } from './requireSecondFactor.ts';

/** A secret that waited longer may have been seen by others. */
const SETUP_MS = 15 * 60 * 1000;

/** Turns two-factor authentication on, after the app has proved that it has the secret. Other sessions, which never had a code, end. */
export async function confirmTwoFactor(
  ctx: RequestContext,
  input: unknown,
): Promise<{ recoveryCodes: string[]; user: User }> {
  const { userId, session } = signedInPersonally(ctx.actor);
  const { code } = parse(ConfirmTwoFactorInput, input);
  // By session: guesses in a stolen one do not use up the owner's.
  const { key } = await sessionOrigin(ctx, userId);
  await ctx.limiter.guess('secondFactor', `user ${userId} ${key}`);
  const factor = await begunFactor(ctx, userId);
  const step = totpStep(ctx.sealing.open(factor.sealedSecret, ownerOf(userId)), code, ctx.now());
  if (step === null) throw wrongCode();
  await ctx.limiter.forget('secondFactor', `user ${userId} ${key}`);
  const recoveryCodes = createRecoveryCodes();
  const user = await ctx.transaction(async tx => {
    if (!(await enableFactor(tx, factor, ctx.now(), step, recoveryCodes.map(recoveryDigest)))) throw alreadyOn();
    tx.publish(UserActed, { userId, act: 'twoFactorEnabled' });
    tx.send(SendEmail, { template: 'twoFactorOn', userId });
    // Counts as a change of the account: a login in progress by password alone gets no session.
    return updateUser(tx, userId, {});
  });
  if (!user) throw notFound('User');
  await ctx.sessions.endAll(userId, session);
  await refreshSessionFactor(ctx);
  return { recoveryCodes, user };
}

async function begunFactor(ctx: RequestContext, userId: number): Promise<SecondFactor> {
  const factor = await findSecondFactor(userId);
  if (factor?.enabledAt) throw alreadyOn();
  // A row without a secret holds the recovery codes of a user with passkeys only.
  if (factor?.sealedSecret && ctx.now().getTime() < factor.begunAt.getTime() + SETUP_MS) return factor;
  throw new DomainError('CONFLICT', 'The setup has expired. Please start again.');
}
