import { signedIn } from '@aicp/contracts/actor';
import type { BesideReport } from '@aicp/contracts/besideReport';
import { mayWhiteLabel } from '@aicp/contracts/entitlement';
import { planInForce } from '@aicp/contracts/plans';
import type { RequestContext } from '../context.ts';
import { type Branding, drawnSize, type Letterhead } from '../domain/branding.ts';
import { findBranding } from '../store/brandings.ts';
import { findPlan } from '../store/entitlements.ts';
import { findCompanyName } from '../store/organisations.ts';
import { renewLogo } from './renewLogo.ts';

export type BrandingView = Letterhead & {
  organisationId: number;
  /** Whether it is drawn today. */
  allowed: boolean;
  /** What the plan says about it. */
  message: string | null;
  /** Why a logo that was there is not any more. */
  logoNotice: string | null;
};

const NONE: Branding = { colour: null, logo: null, logoDropped: false };
const DROPPED =
  'Your logo could no longer be read safely, and was removed from your documents. Please choose it again.';

export async function viewBranding(
  ctx: RequestContext,
  { organisationId }: { organisationId: number } = signedIn(ctx.actor),
): Promise<BrandingView> {
  const [saved, name, plan] = await Promise.all([
    findBranding(organisationId),
    findCompanyName(organisationId),
    findPlan(organisationId),
  ]);
  const verdict = mayWhiteLabel({ plan: planInForce(plan, ctx.plansOff), enforced: !ctx.trial });
  const message = verdict.allowed ? verdict.notice : verdict.message;
  const { colour, logo, logoDropped } = saved?.logo ? await renewLogo(ctx, organisationId, saved) : (saved ?? NONE);
  return {
    organisationId,
    name,
    colour,
    logo,
    allowed: verdict.allowed,
    message,
    logoNotice: logoDropped ? DROPPED : null,
  };
}

/** The organisation's name, and the letterhead as it is drawn: for those who draw elsewhere, also for whoever holds a link. */
export async function printedLetterhead(
  ctx: RequestContext,
): Promise<Pick<BesideReport, 'organisation' | 'letterhead'>> {
  const { actor } = ctx;
  const { allowed, name, colour, logo } = await viewBranding(ctx, actor.kind === 'link' ? actor : signedIn(actor));
  if (!allowed || !(colour || logo)) return { organisation: name, letterhead: null };
  const drawn = logo && { kind: logo.kind, ...drawnSize(logo), base64: logo.bytes.toString('base64') };
  return { organisation: name, letterhead: { name, colour, logo: drawn } };
}

/** What the caller's documents bear at this moment; null when nothing was chosen, or the plan does not include it. */
export async function letterheadOf(ctx: RequestContext): Promise<Letterhead | null> {
  const { allowed, name, colour, logo } = await viewBranding(ctx);
  return allowed && (colour || logo) ? { name, colour, logo } : null;
}
