import { DomainError } from '@aicp/contracts/domainError';
import { UserActed } from '@aicp/contracts/events/userEvents';
import { ConnectSignInInput } from '@aicp/contracts/inputs/signInInputs';
import { parse } from '@aicp/contracts/parse';
import { requireRecentConfirmation } from '@aicp/contracts/rights/recentConfirmation';
import type { RequestContext } from '../../context.ts';
import { signInProblem } from '../../domain/signInProblem.ts';
import { findIdentity, insertIdentity } from '../../store/identities.ts';
import type { Pending } from '../../store/signIns.ts';
import { findUser, lockUser } from '../../store/users.ts';
import { switchSession } from '../signIn/switchSession.ts';
import { joinThroughProvider } from './joinThroughProvider.ts';
import { providerOf } from './providerOf.ts';

/**
 * Connects the identity provider's person to the account with the same address. They must have signed in to the account in another way;
 * the address alone is never enough.
 * @returns the page that they wanted to go to
 * @throws DomainError FORBIDDEN for another account, and without recent confirmation
 */
export async function connectSignIn(ctx: RequestContext, input: unknown): Promise<{ to: string }> {
  const { userId } = requireRecentConfirmation(ctx.actor, ctx.now());
  const { pending: id } = parse(ConnectSignInInput, input);
  const pending = await ctx.signIns.takePending(id);
  if (!pending) throw signInProblem('expired', 'CONFLICT');
  if (pending.userId !== userId)
    throw new DomainError(
      'FORBIDDEN',
      'You are signed in to an account with a different email address from the one at your identity provider. Please sign out and start again.',
      { reason: 'otherPerson' },
    );
  await requireAddress(userId, pending.email);
  await connect(ctx, pending);
  if (pending.place) {
    const user = await joinThroughProvider(ctx, userId, pending.place);
    if (user) await switchSession(ctx, user, pending.idToken ? { idToken: pending.idToken } : {});
  }
  return { to: pending.to };
}

/** @throws DomainError CONFLICT if the account's address has changed since it was found */
export async function requireAddress(userId: number, email: string): Promise<void> {
  const user = await findUser(userId);
  if (user?.email.toLowerCase() !== email.toLowerCase()) throw signInProblem('expired', 'CONFLICT');
}

/**
 * Connects a provider's user to an account.
 * @throws DomainError CONFLICT if they are connected to another, or the organisation's provider has changed
 */
export async function connect(
  ctx: RequestContext,
  { issuer, subject, userId, email, place }: Pick<Pending, 'issuer' | 'subject' | 'userId' | 'email' | 'place'>,
): Promise<void> {
  const known = await findIdentity({ issuer, subject });
  if (known && known.userId !== userId) throw signInProblem('otherPerson', 'CONFLICT');
  const organisationId = place?.organisationId ?? null;
  if ((await providerOf(ctx, organisationId))?.issuer !== issuer) throw signInProblem('expired', 'CONFLICT');
  if (known) return;
  const now = ctx.now();
  await ctx.transaction(async tx => {
    await lockUser(tx, userId);
    await insertIdentity(tx, { issuer, subject, userId, email, connectedAt: now, lastUsedAt: now, organisationId });
    tx.publish(UserActed, { userId, act: 'providerConnected' });
  });
}
