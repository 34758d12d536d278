import { DomainError } from '@aicp/contracts/domainError';
import { requireRight, type UserActor } from '@aicp/contracts/rights/actor';
import { requireRecentConfirmation } from '@aicp/contracts/rights/proof';
import type { Right } from '@aicp/contracts/rights/rights';
import type { RequestContext } from '../../context.ts';
import { requireVerifiedEmail } from '../../domain/requireVerifiedEmail.ts';
import { findUser, type User } from '../../store/users.ts';

/**
 * A user with a verified address: for everything that lets someone in or hands something over (domain/waysIn.ts). Otherwise the person who
 * opens an account with someone else's address could keep a way in.
 * @throws DomainError FORBIDDEN with `reason` 'unverified'
 */
export async function verifiedUser(userId: number): Promise<User> {
  const user = await findUser(userId);
  if (!user) throw new DomainError('UNAUTHENTICATED', 'Please sign in.');
  requireVerifiedEmail(user);
  return user;
}

/**
 * The signed-in user, with a right, a fresh proof and a verified address.
 * @throws DomainError FORBIDDEN with `reason` 'role', 'proof' or 'unverified'
 */
export async function verifiedActor(
  ctx: Pick<RequestContext, 'actor' | 'now'>,
  right: Right | null,
): Promise<UserActor> {
  if (right) requireRight(ctx.actor, right);
  const actor = requireRecentConfirmation(ctx.actor, ctx.now());
  await verifiedUser(actor.userId);
  return actor;
}
