import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import { UserActed } from '@aicp/contracts/events/userEvents';
import { SecondFactorInput } from '@aicp/contracts/inputs/accountInputs';
import { parse } from '@aicp/contracts/parse';
import { signedInPersonally } from '@aicp/contracts/rights/actor';
import type { RequestContext } from '../../context.ts';
import { countPasskeys } from '../../store/passkeys.ts';
import { deleteSecondFactor, eraseAuthenticatorApp } from '../../store/secondFactors.ts';
import type { User } from '../../store/users.ts';
import { refreshSessionFactor } from './refreshSessionFactor.ts';
import { requireSecondFactor } from './requireSecondFactor.ts';

/** Turns two-factor authentication off, and ends all other sessions, in case the owner did not intend it. */
export async function disableTwoFactor(ctx: RequestContext, input: unknown): Promise<User> {
  const { userId, session } = signedInPersonally(ctx.actor);
  const user = await requireSecondFactor(ctx, parse(SecondFactorInput, input));
  await ctx.transaction(async tx => {
    await ((await countPasskeys(tx, userId)) > 0 ? eraseAuthenticatorApp(tx, userId) : deleteSecondFactor(tx, userId));
    tx.publish(UserActed, { userId, act: 'twoFactorDisabled' });
    tx.send(SendEmail, { template: 'twoFactorOff', userId });
  });
  await ctx.sessions.endAll(userId, session);
  await refreshSessionFactor(ctx);
  return user;
}
