import { DeleteAccountInput } from '@aicp/contracts/accountInputs';
import { DomainError } from '@aicp/contracts/domainError';
import { parse } from '@aicp/contracts/parse';
import type { RequestContext } from '../context.ts';
import { findSecondFactor } from '../store/secondFactors.ts';
import { checkSecondFactor } from './checkSecondFactor.ts';
import { eraseUser } from './eraseUser.ts';
import { requirePassword } from './requirePassword.ts';
import { wrongCode } from './requireSecondFactor.ts';

/** Erases the account of the caller, who has entered the password again, and the code if there is a second factor. */
export async function deleteAccount(ctx: RequestContext, input: unknown): Promise<{ message: string }> {
  const { password, code } = parse(DeleteAccountInput, input);
  const user = await requirePassword(ctx, password);
  if ((await findSecondFactor(user.id))?.enabledAt) {
    if (!code)
      throw new DomainError('INVALID', 'Please enter the code from your authenticator app.', { fields: ['code'] });
    if (!(await checkSecondFactor(ctx, user.id, code))) throw wrongCode();
  }
  await eraseUser(ctx, user);
  ctx.setSession('');
  return { message: 'Your account and everything in it has been deleted.' };
}
