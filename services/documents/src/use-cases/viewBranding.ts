import { signedIn } from '@aicp/contracts/actor';
import { mayWhiteLabel } from '@aicp/contracts/entitlement';
import type { RequestContext } from '../context.ts';
import type { Branding, Letterhead } from '../domain/branding.ts';
import { findBranding } from '../store/brandings.ts';
import { findPlan } from '../store/entitlements.ts';
import { findCompanyName } from '../store/organisations.ts';

export type BrandingView = Letterhead & {
  userId: number;
  /** Whether it is drawn today. */
  allowed: boolean;
  /** What the plan says about it. */
  message: string | null;
};

const NONE: Branding = { colour: null, logo: null };

export async function viewBranding({ actor, trial }: Pick<RequestContext, 'actor' | 'trial'>): Promise<BrandingView> {
  const { userId } = signedIn(actor);
  const [saved, name, plan] = await Promise.all([findBranding(userId), findCompanyName(userId), findPlan(userId)]);
  const verdict = mayWhiteLabel({ plan, enforced: !trial });
  const message = verdict.allowed ? verdict.notice : verdict.message;
  return { userId, name, ...(saved ?? NONE), allowed: verdict.allowed, message };
}

/** What the caller's documents bear at this moment; null when nothing was chosen, or the plan does not include it. */
export async function letterheadOf(ctx: Pick<RequestContext, 'actor' | 'trial'>): Promise<Letterhead | null> {
  const { allowed, name, colour, logo } = await viewBranding(ctx);
  return allowed && (colour || logo) ? { name, colour, logo } : null;
}
