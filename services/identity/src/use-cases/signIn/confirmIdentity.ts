import { DomainError } from '@aicp/contracts/domainError';
import { UserActed } from '@aicp/contracts/events/userEvents';
import { ProofInput } from '@aicp/contracts/inputs/accountInputs';
import { parse } from '@aicp/contracts/parse';
import { signedInPersonally } from '@aicp/contracts/rights/actor';
import { CONFIRMATION_SECONDS } from '@aicp/contracts/rights/recentConfirmation';
import type { RequestContext } from '../../context.ts';
import type { User } from '../../store/users.ts';
import { grantSession } from './beginSession.ts';
import { requirePasswordAndCode } from './requireConfirmation.ts';

/** Confirms the user's identity by password and code, for ten minutes in this session. */
export async function confirmIdentity(ctx: RequestContext, input: unknown): Promise<{ until: Date }> {
  return recordConfirmation(ctx, await requirePasswordAndCode(ctx, parse(ProofInput, input)));
}

/** Records a confirmation. It is equivalent to a sign-in, so the session gets a new id. */
export async function recordConfirmation(ctx: RequestContext, user: User): Promise<{ until: Date }> {
  const { session: digest } = signedInPersonally(ctx.actor);
  const session = await ctx.sessions.find(digest);
  if (!session) throw new DomainError('UNAUTHENTICATED', 'Please sign in.');
  const provedAt = ctx.now().getTime();
  await grantSession(ctx, user, { ...session, provedAt });
  await ctx.sessions.end(user.id, digest);
  await ctx.publish(UserActed, { userId: user.id, act: 'proved' });
  return { until: new Date(provedAt + CONFIRMATION_SECONDS * 1000) };
}
