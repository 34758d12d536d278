import { DeleteAccountInput } from '@aicp/contracts/accountInputs';
import { parse } from '@aicp/contracts/parse';
import type { RequestContext } from '../context.ts';
import { eraseUser } from './eraseUser.ts';
import { requirePasswordAndCode } from './requireProof.ts';

/** Erases the account of the caller, who has entered the password again, and the code if there is a second factor. */
export async function deleteAccount(ctx: RequestContext, input: unknown): Promise<{ message: string }> {
  const user = await requirePasswordAndCode(ctx, parse(DeleteAccountInput, input));
  await eraseUser(ctx, user, 'handsOver');
  ctx.setSession('');
  return { message: 'Your account and everything in it has been deleted.' };
}
