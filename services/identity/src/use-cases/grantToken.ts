import type { TokenGrant } from '@aicp/contracts/apiToken';
import { ownerOf } from '@aicp/contracts/owner';
import { allowances, planInForce } from '@aicp/contracts/plans';
import { touchToken } from '../store/apiTokens.ts';
import { findPlan } from '../store/subscriptions.ts';
import type { TokenGrants } from '../store/tokenGrants.ts';
import { findUser } from '../store/users.ts';

/** What a token may do at present, for the gateway, which asks about once a minute while it is in use. Null refuses it. */
export async function grantToken(
  ctx: { tokens: TokenGrants; trial: boolean; plansOff: boolean; now(): Date },
  digest: string,
): Promise<TokenGrant | null> {
  const now = ctx.now();
  const token = await touchToken(digest, now);
  if (!token || token.expiresAt <= now) return ctx.tokens.keep(digest, null);
  const [user, plan] = await Promise.all([findUser(token.userId), findPlan(token.userId)]);
  const allowed = user?.status === 'active' && (ctx.trial || allowances[planInForce(plan, ctx.plansOff)].apiAccess);
  const access = token.scope === 'WRITE' ? 'write' : 'read';
  const grant = { ...ownerOf(token), role: 'owner', access, expiresAt: token.expiresAt.getTime() } as const;
  return ctx.tokens.keep(digest, allowed ? grant : null);
}
