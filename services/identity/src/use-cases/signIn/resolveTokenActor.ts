import { ownerOf } from '@aicp/contracts/owner';
import type { TokenGrant } from '@aicp/contracts/rights/apiToken';
import { allowances, effectivePlan } from '@aicp/contracts/rights/plans';
import { lowerOf } from '@aicp/contracts/rights/rights';
import { touchToken } from '../../store/apiTokens.ts';
import { findRole } from '../../store/memberships.ts';
import { findPlan } from '../../store/subscriptions.ts';
import type { TokenGrants } from '../../store/tokenGrants.ts';
import { findUser } from '../../store/users.ts';

/** A token's current rights, for the gateway, which asks about once a minute while the token is in use. Null refuses it. */
export async function resolveTokenActor(
  ctx: { tokens: TokenGrants; trial: boolean; plansOff: boolean; now(): Date },
  digest: string,
): Promise<TokenGrant | null> {
  const now = ctx.now();
  const token = await touchToken(digest, now);
  if (!token || token.expiresAt <= now) return ctx.tokens.keep(digest, null);
  const { userId, organisationId } = token;
  const [user, plan, role] = await Promise.all([
    findUser(userId),
    findPlan(organisationId),
    findRole(organisationId, userId),
  ]);
  const allowed = user?.status === 'active' && (ctx.trial || allowances[effectivePlan(plan, ctx.plansOff)].apiAccess);
  if (!allowed || !role) return ctx.tokens.keep(digest, null);
  return ctx.tokens.keep(digest, {
    ...ownerOf(token),
    role: lowerOf(token.role, role),
    access: token.scope === 'WRITE' ? 'write' : 'read',
    ...(token.resources && { resources: token.resources }),
    ...(token.networks && { networks: token.networks }),
    expiresAt: token.expiresAt.getTime(),
  });
}
