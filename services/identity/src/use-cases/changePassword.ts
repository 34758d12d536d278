import { parse } from '@aicp/contracts/parse';
import { ChangePasswordInput } from '@aicp/contracts/userInputs';
import { hashPassword } from '../adapters/argon2.ts';
import { isCommonPassword } from '../adapters/commonPasswords.ts';
import type { RequestContext } from '../context.ts';
import { checkPassword } from '../domain/password.ts';
import { forgetDevices } from '../store/deviceCookies.ts';
import type { User } from '../store/users.ts';
import { renewSession } from './renewSession.ts';
import { requireProof } from './requireProof.ts';
import { setPassword } from './setPassword.ts';

/** Every other session ends, and this one gets a new id. */
export async function changePassword(ctx: RequestContext, input: unknown): Promise<User & { notice: string | null }> {
  const { currentPassword, newPassword, code } = parse(ChangePasswordInput, input);
  const user = await requireProof(ctx, { password: currentPassword, code });
  const notice = checkPassword(newPassword, user, { trial: ctx.trial, isCommon: isCommonPassword });
  const passwordHash = await hashPassword(newPassword);
  const changed = await ctx.transaction(async tx => {
    await forgetDevices(tx, user.id, ctx.client.device);
    return setPassword(tx, user.id, passwordHash, ctx.now());
  });
  await renewSession(ctx, changed);
  return { ...changed, notice };
}
