import { DomainError } from '@aicp/contracts/domainError';
import { requireRight, type UserActor } from '@aicp/contracts/rights/actor';
import { requireRecentConfirmation } from '@aicp/contracts/rights/recentConfirmation';
import type { Right } from '@aicp/contracts/rights/rights';
import type { RequestContext } from '../../context.ts';
import { requireVerifiedEmail } from '../../domain/requireVerifiedEmail.ts';
import { findUser, type User } from '../../store/users.ts';

/**
 * Requires a user with a verified address, for everything that gives access or transfers something (domain/waysIn.ts). Otherwise a person
 * who registers with another person's address could keep access.
 * @throws DomainError FORBIDDEN with `reason` 'unverified'
 */
export async function verifiedUser(userId: number): Promise<User> {
  const user = await findUser(userId);
  if (!user) throw new DomainError('UNAUTHENTICATED', 'Please sign in.');
  requireVerifiedEmail(user);
  return user;
}

/**
 * Requires the signed-in user to have a right, recent confirmation and a verified address.
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
