import { DomainError } from '@aicp/contracts/domainError';
import { OrganisationActed } from '@aicp/contracts/events/organisationEvents';
import { parse } from '@aicp/contracts/parse';
import { requireRight, signedIn } from '@aicp/contracts/rights/actor';
import { mayWhiteLabel } from '@aicp/contracts/rights/entitlement';
import { effectivePlan } from '@aicp/contracts/rights/plans';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { RequestContext } from '../context.ts';
import { type Branding, BrandingInput } from '../domain/branding.ts';
import { upsertBranding } from '../store/brandings.ts';
import { findPlan } from '../store/entitlements.ts';

/** @throws DomainError FORBIDDEN outside the Enterprise plan, INVALID for a colour that is not readable on white */
export async function saveBranding(ctx: RequestContext, input: unknown): Promise<void> {
  await changeBranding(ctx, await allowedTo(ctx), parse(BrandingInput, input));
}

/** Anyone who chose a logo can always remove it again. */
export async function removeLogo(ctx: RequestContext): Promise<void> {
  await changeBranding(ctx, signedIn(ctx.actor).organisationId, { logo: null });
}

/**
 * The organisation whose branding the caller may change. @throws DomainError FORBIDDEN outside the Enterprise plan, and for a role
 * without the right
 */
export async function allowedTo({ actor, trial, plansOff }: RequestContext): Promise<number> {
  const { organisationId } = requireRight(actor, 'look');
  const plan = effectivePlan(await findPlan(organisationId), plansOff);
  const verdict = mayWhiteLabel({ plan, enforced: !trial });
  if (!verdict.allowed) throw new DomainError('FORBIDDEN', verdict.message);
  return organisationId;
}

export async function changeBranding(
  ctx: RequestContext,
  organisationId: number,
  change: Partial<Branding>,
): Promise<void> {
  const { userId } = signedIn(ctx.actor);
  await ctx.transaction(async tx => {
    if (!(await lockUnlessDeleted(tx, 'organisation', organisationId))) return;
    await upsertBranding(tx, organisationId, change);
    tx.publish(OrganisationActed, { organisationId, userId, act: 'brandingChanged', subject: '' });
  });
}
