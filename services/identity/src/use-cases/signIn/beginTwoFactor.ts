import { DomainError } from '@aicp/contracts/domainError';
import { PasswordAgain } from '@aicp/contracts/inputs/accountInputs';
import { parse } from '@aicp/contracts/parse';
import { signedInPersonally } from '@aicp/contracts/rights/actor';
import { createTotpSecret, totpSetup } from '../../adapters/totp.ts';
import type { RequestContext } from '../../context.ts';
import { requireVerifiedEmail } from '../../domain/requireVerifiedEmail.ts';
import { findSecondFactor, upsertPendingFactor } from '../../store/secondFactors.ts';
import { lockUser } from '../../store/users.ts';
import { ownerOf } from './checkSecondFactor.ts';
import { requireConfirmation } from './requireConfirmation.ts';

/** Creates the secret for an authenticator app; it counts once its first code is confirmed. */
export async function beginTwoFactor(ctx: RequestContext, input: unknown) {
  const { password } = parse(PasswordAgain, input);
  const { userId } = signedInPersonally(ctx.actor);
  if ((await findSecondFactor(userId))?.enabledAt) throw alreadyOn();
  const user = await requireConfirmation(ctx, { password });
  requireVerifiedEmail(user);
  const secret = createTotpSecret();
  const sealed = ctx.sealing.seal(secret, ownerOf(user.id));
  await ctx.transaction(async tx => {
    await lockUser(tx, user.id);
    await upsertPendingFactor(tx, user.id, sealed, ctx.now());
  });
  return { secret, ...totpSetup(secret, user.username) };
}

export function alreadyOn(): DomainError {
  return new DomainError('CONFLICT', 'Two-factor authentication is already on.');
}
