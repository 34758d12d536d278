import { DeleteAccountInput, ProofInput } from '@aicp/contracts/inputs/accountInputs';
import { parse } from '@aicp/contracts/parse';
import { signedInPersonally } from '@aicp/contracts/rights/actor';
import type { RequestContext } from '../../context.ts';
import { findSignInMeans } from '../../store/signInMeans.ts';
import { requireConfirmation, requirePasswordAndCode } from '../signIn/requireConfirmation.ts';
import { eraseUser } from './eraseUser.ts';

/** Erases the account of the caller, who has entered the password again, and the code if there is a second factor; without a password, with a proof. */
export async function deleteAccount(ctx: RequestContext, input: unknown): Promise<{ message: string }> {
  const { password } = parse(DeleteAccountInput, input);
  // Users without a password have signed in at their provider again, or used a passkey.
  const isWithout = password == null && !(await findSignInMeans(signedInPersonally(ctx.actor).userId)).password;
  const user = await (isWithout ? requireConfirmation(ctx) : requirePasswordAndCode(ctx, parse(ProofInput, input)));
  await eraseUser(ctx, user, 'handsOver');
  ctx.setSession('');
  return { message: 'Your account and everything in it has been deleted.' };
}
