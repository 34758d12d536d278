import { PasswordAgain } from '@aicp/contracts/accountInputs';
import { DomainError } from '@aicp/contracts/domainError';
import { parse } from '@aicp/contracts/parse';
import { newTotpSecret, totpSetup } from '../adapters/totp.ts';
import type { RequestContext } from '../context.ts';
import { findSecondFactor, keepBegunFactor } from '../store/secondFactors.ts';
import { lockUser } from '../store/users.ts';
import { ownerOf } from './checkSecondFactor.ts';
import { requirePassword } from './requirePassword.ts';

/** Makes the secret for an authenticator app; it counts once its first code is confirmed. */
export async function beginTwoFactor(ctx: RequestContext, input: unknown) {
  const { password } = parse(PasswordAgain, input);
  const user = await requirePassword(ctx, password);
  const known = await findSecondFactor(user.id);
  if (known?.enabledAt) throw alreadyOn();
  const secret = newTotpSecret();
  const sealed = ctx.sealing.seal(secret, ownerOf(user.id));
  await ctx.transaction(async tx => {
    await lockUser(tx, user.id);
    await keepBegunFactor(tx, user.id, sealed, ctx.now());
  });
  return { secret, ...totpSetup(secret, user.username) };
}

export function alreadyOn(): DomainError {
  return new DomainError('CONFLICT', 'Two-factor authentication is already on.');
}
