import { ChangePasswordInput } from '@aicp/contracts/inputs/userInputs';
import { parse } from '@aicp/contracts/parse';
import { hashPassword } from '../../adapters/argon2.ts';
import { isCommonPassword } from '../../adapters/commonPasswords.ts';
import type { RequestContext } from '../../context.ts';
import { checkPassword } from '../../domain/password.ts';
import { forgetDevices } from '../../store/deviceCookies.ts';
import type { User } from '../../store/users.ts';
import { renewSession } from './renewSession.ts';
import { requireProof } from './requireProof.ts';
import { revokeApiTokens } from './revokeApiTokens.ts';
import { setPassword } from './setPassword.ts';

/** Every other session ends, the API tokens too if asked for, and this one gets a new id. */
export async function changePassword(ctx: RequestContext, input: unknown): Promise<User & { notice: string | null }> {
  const { currentPassword, newPassword, code, endTokens } = parse(ChangePasswordInput, input);
  const user = await requireProof(ctx, { password: currentPassword, code });
  const notice = checkPassword(newPassword, user, { trial: ctx.trial, isCommon: isCommonPassword });
  const passwordHash = await hashPassword(newPassword);
  const { changed, tokens } = await ctx.transaction(async tx => {
    await forgetDevices(tx, user.id, ctx.client.device);
    return {
      changed: await setPassword(tx, user, { passwordHash }, ctx.now()),
      tokens: endTokens ? await revokeApiTokens(tx, user.id) : [],
    };
  });
  await ctx.tokens.refuse(tokens);
  await renewSession(ctx, changed);
  return { ...changed, notice };
}
