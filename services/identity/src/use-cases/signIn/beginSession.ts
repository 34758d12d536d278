import { DomainError } from '@aicp/contracts/domainError';
import type { Session } from '@aicp/contracts/rights/session';
import { deviceLabel } from '@aicp/service/process/deviceLabel';
import type { RequestContext } from '../../context.ts';
import { findRole } from '../../store/memberships.ts';
import { findSignInMeans } from '../../store/signInMeans.ts';
import { findUser, type User } from '../../store/users.ts';
import { requireSingleSignOnLogin } from './requireSingleSignOnLogin.ts';
import { initialOrganisation, syncSessionRoles } from './syncSessionRoles.ts';

/**
 * Signs a user in on this client with a new session, and ends any earlier one.
 * @param confirm see grantSession
 */
export async function beginSession(
  ctx: RequestContext,
  user: User,
  confirm?: () => Promise<void>,
  by: Pick<Session, 'idToken'> = {},
): Promise<void> {
  const at = ctx.now().getTime();
  const workplace = await initialOrganisation(user);
  if (!workplace) throw accountChanged();
  const session = {
    userId: user.id,
    ...workplace,
    isAdmin: user.isAdmin,
    ...(user.isAdmin && { secondFactor: (await findSignInMeans(user.id)).code }),
    createdAt: at,
    provedAt: at,
    device: deviceLabel(ctx.client.agent),
    address: ctx.client.address,
    ...by,
  };
  await grantSession(ctx, user, session, confirm);
  if (ctx.actor.kind === 'user' && ctx.actor.access === 'session')
    await ctx.sessions.end(ctx.actor.userId, ctx.actor.session);
  ctx.entered = { userId: user.id, ...workplace };
}

/**
 * Starts a new session, unless the account has changed since `user` was read, or its identity provider is its only way in and the session
 * did not begin there.
 * @param confirm throws accountChanged() if it has; its other effects belong to the session
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN
 */
export async function grantSession(
  ctx: RequestContext,
  user: User,
  session: Session,
  confirm = () => requireUnchanged(user),
): Promise<void> {
  const { id, digest } = await ctx.sessions.begin(session, ctx.now());
  // All sessions may have been ended just before this one began; the account shows it, because it changes first.
  try {
    // So does switching to single sign-on only.
    if (!session.idToken) await requireSingleSignOnLogin(ctx, user);
    await confirm();
    // The same applies to changes of the sessions' organisation.
    const { organisationId, role } = session;
    if ((await findRole(organisationId, user.id)) !== role) await syncSessionRoles(ctx, user.id);
  } catch (error) {
    await ctx.sessions.end(user.id, digest);
    throw error;
  }
  ctx.setSession(id);
}

async function requireUnchanged({ id, version }: User): Promise<void> {
  if ((await findUser(id))?.version !== version) throw accountChanged();
}

export const accountChanged = () =>
  new DomainError('UNAUTHENTICATED', 'Your account has just been changed. Please sign in again.');
