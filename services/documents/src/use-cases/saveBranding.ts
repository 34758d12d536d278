import { requireWrite, signedIn } from '@aicp/contracts/actor';
import { DomainError } from '@aicp/contracts/domainError';
import { mayWhiteLabel } from '@aicp/contracts/entitlement';
import { type Owner, ownerOf } from '@aicp/contracts/owner';
import { parse } from '@aicp/contracts/parse';
import { planInForce } from '@aicp/contracts/plans';
import { lockUnlessGone } from '@aicp/service/store/tombstones';
import type { RequestContext } from '../context.ts';
import { type Branding, BrandingInput } from '../domain/branding.ts';
import { putBranding } from '../store/brandings.ts';
import { findPlan } from '../store/entitlements.ts';

/** @throws DomainError FORBIDDEN outside the Enterprise plan, INVALID for a colour that cannot be read on white */
export async function saveBranding(ctx: RequestContext, input: unknown): Promise<void> {
  await changeBranding(ctx, await allowedTo(ctx), parse(BrandingInput, input));
}

/** Anyone who chose a logo can always remove it again. */
export async function removeLogo(ctx: RequestContext): Promise<void> {
  await changeBranding(ctx, ownerOf(signedIn(ctx.actor)), { logo: null, logoDropped: false });
}

/** @throws DomainError FORBIDDEN outside the Enterprise plan */
export async function allowedTo({ actor, trial, plansOff }: RequestContext): Promise<Owner> {
  const owner = ownerOf(signedIn(actor));
  requireWrite(actor);
  const plan = planInForce(await findPlan(owner.userId), plansOff);
  const verdict = mayWhiteLabel({ plan, enforced: !trial });
  if (!verdict.allowed) throw new DomainError('FORBIDDEN', verdict.message);
  return owner;
}

export async function changeBranding(ctx: RequestContext, owner: Owner, change: Partial<Branding>): Promise<void> {
  await ctx.transaction(async tx => {
    if (await lockUnlessGone(tx, 'user', owner.userId)) await putBranding(tx, owner, change);
  });
}
