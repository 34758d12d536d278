import { ChangePasswordInput } from '@aicp/contracts/inputs/userInputs';
import { parse } from '@aicp/contracts/parse';
import { signedInPersonally } from '@aicp/contracts/rights/actor';
import { hashPassword } from '../../adapters/argon2.ts';
import { isCommonPassword } from '../../adapters/commonPasswords.ts';
import type { RequestContext } from '../../context.ts';
import { requireAcceptablePassword } from '../../domain/password.ts';
import { eraseDevices } from '../../store/deviceCookies.ts';
import type { User } from '../../store/users.ts';
import { grantSession } from './beginSession.ts';
import { requireConfirmation } from './requireConfirmation.ts';
import { revokeApiTokens } from './revokeApiTokens.ts';
import { setPassword } from './setPassword.ts';

/** Changes the password. All other sessions end, API tokens too if requested, and this session gets a new id. */
export async function changePassword(ctx: RequestContext, input: unknown): Promise<User & { notice: string | null }> {
  const { currentPassword, newPassword, code, endTokens } = parse(ChangePasswordInput, input);
  const user = await requireConfirmation(ctx, { password: currentPassword, code });
  const notice = requireAcceptablePassword(newPassword, user, { trial: ctx.trial, isCommon: isCommonPassword });
  const passwordHash = await hashPassword(newPassword);
  const { changed, tokens } = await ctx.transaction(async tx => {
    await eraseDevices(tx, user.id, ctx.client.device);
    return {
      changed: await setPassword(tx, user, { passwordHash }, ctx.now()),
      tokens: endTokens ? await revokeApiTokens(tx, user.id) : [],
    };
  });
  await ctx.tokens.refuse(tokens);
  await renewSession(ctx, changed);
  return { ...changed, notice };
}

/** Gives this sign-in a new id and ends every other session of the account, when the rights of the session change. */
async function renewSession(ctx: RequestContext, user: User): Promise<void> {
  const { session: digest } = signedInPersonally(ctx.actor);
  const session = await ctx.sessions.find(digest);
  await ctx.sessions.endAll(user.id);
  if (!session) return ctx.setSession('');
  await grantSession(ctx, user, { ...session, isAdmin: user.isAdmin });
}
