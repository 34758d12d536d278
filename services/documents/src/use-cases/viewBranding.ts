import type { BesideReport } from '@aicp/contracts/besideReport';
import { signedIn } from '@aicp/contracts/rights/actor';
import { mayWhiteLabel } from '@aicp/contracts/rights/entitlement';
import { effectivePlan } from '@aicp/contracts/rights/plans';
import type { RequestContext } from '../context.ts';
import { type Branding, type Letterhead, printed } from '../domain/branding.ts';
import { findBranding } from '../store/brandings.ts';
import { findPlan } from '../store/entitlements.ts';
import { findCompanyName } from '../store/organisations.ts';

export type BrandingView = Letterhead & {
  organisationId: number;
  /** Whether it is printed today. */
  allowed: boolean;
  /** The plan's notice about it. */
  message: string | null;
};

const NO_BRANDING: Branding = { colour: null, logo: null };

type Plans = Pick<RequestContext, 'trial' | 'plansOff'>;

export function viewBranding(
  ctx: RequestContext,
  { organisationId }: { organisationId: number } = signedIn(ctx.actor),
): Promise<BrandingView> {
  return brandingOf(ctx, organisationId);
}

async function brandingOf(ctx: Plans, organisationId: number): Promise<BrandingView> {
  const [saved, name, plan] = await Promise.all([
    findBranding(organisationId),
    findCompanyName(organisationId),
    findPlan(organisationId),
  ]);
  const verdict = mayWhiteLabel({ plan: effectivePlan(plan, ctx.plansOff), enforced: !ctx.trial });
  const message = verdict.allowed ? verdict.notice : verdict.message;
  return { organisationId, name, ...(saved ?? NO_BRANDING), allowed: verdict.allowed, message };
}

/** The organisation's name, and the letterhead as printed: for other renderers, including those for recipients of a link. */
export async function printedLetterhead(
  ctx: RequestContext,
): Promise<Pick<BesideReport, 'organisation' | 'letterhead'>> {
  const { actor } = ctx;
  const { allowed, name, colour, logo } = await viewBranding(ctx, actor.kind === 'link' ? actor : signedIn(actor));
  const letterhead = allowed && (colour || logo) ? printed({ name, colour, logo }) : null;
  return { organisation: name, letterhead };
}

/** The branding of an organisation's documents now; null if none was chosen, or the plan does not include it. */
export async function letterheadOf(ctx: Plans, organisationId: number): Promise<Letterhead | null> {
  const { allowed, name, colour, logo } = await brandingOf(ctx, organisationId);
  return allowed && (colour || logo) ? { name, colour, logo } : null;
}
