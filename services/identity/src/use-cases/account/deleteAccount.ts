import { DomainError } from '@aicp/contracts/domainError';
import { DeleteAccountInput, ProofInput } from '@aicp/contracts/inputs/accountInputs';
import { parse } from '@aicp/contracts/parse';
import { signedInPersonally } from '@aicp/contracts/rights/actor';
import { requireConfirmedAdmin } from '@aicp/contracts/rights/recentConfirmation';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../../context.ts';
import { findSignInMeans } from '../../store/signInMeans.ts';
import { findUser } from '../../store/users.ts';
import { requireConfirmation, requirePasswordAndCode } from '../signIn/requireConfirmation.ts';
import { eraseUser } from './eraseUser.ts';

/**
 * Erases the caller's account after the password is entered again, and the code if there is a second factor. Without a password, recent
 * confirmation is required.
 */
export async function deleteAccount(ctx: RequestContext, input: unknown): Promise<{ message: string }> {
  const { password } = parse(DeleteAccountInput, input);
  // Users without a password have signed in at their provider again, or used a passkey.
  const isWithout = password == null && !(await findSignInMeans(signedInPersonally(ctx.actor).userId)).password;
  const user = await (isWithout ? requireConfirmation(ctx) : requirePasswordAndCode(ctx, parse(ProofInput, input)));
  await eraseUser(ctx, user, 'handsOver');
  ctx.setSession('');
  return { message: 'Your account and everything in it has been deleted.' };
}

/** Erases another user's account, for administrators. Returns its id. */
export async function deleteUser(ctx: RequestContext, input: unknown): Promise<number> {
  const { userId } = requireConfirmedAdmin(ctx.actor, ctx.now());
  const id = idOrNotFound(input, 'User');
  if (id === userId) throw new DomainError('CONFLICT', 'To delete your own account, go to your account settings.');
  const user = await findUser(id);
  if (!user) throw notFound('User');
  await eraseUser(ctx, user, 'isFollowed');
  return id;
}
