import { DomainError } from '@aicp/contracts/domainError';
import { signedInPersonally } from '@aicp/contracts/rights/actor';
import type { Session } from '@aicp/contracts/rights/session';
import type { RequestContext } from '../../context.ts';
import { findRole } from '../../store/memberships.ts';
import type { User } from '../../store/users.ts';
import { grantSession } from './beginSession.ts';

/**
 * Gives this sign-in a new id in the account's current organisation. Other sessions stay in theirs.
 * @param by the identity provider's data, if it signed in there
 */
export async function switchSession(ctx: RequestContext, user: User, by: Pick<Session, 'idToken'> = {}): Promise<void> {
  const { session: digest } = signedInPersonally(ctx.actor);
  const { organisationId } = user;
  const [session, role] = await Promise.all([ctx.sessions.find(digest), findRole(organisationId, user.id)]);
  if (!session || !role) throw new DomainError('UNAUTHENTICATED', 'Please sign in.');
  await grantSession(ctx, user, { ...session, ...by, organisationId, role });
  await ctx.sessions.end(user.id, digest);
}
