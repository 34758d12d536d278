import { DomainError } from '@aicp/contracts/domainError';
import type { RequestContext } from '../context.ts';
import { type Branding, logoOf } from '../domain/branding.ts';
import { replaceLogo } from '../store/brandings.ts';

/**
 * A logo that an earlier release stored as it came is written again from its pixels before it is used; one that cannot be is
 * dropped, so that no document ever fails because of it.
 */
export async function renewLogo(ctx: RequestContext, organisationId: number, branding: Branding): Promise<Branding> {
  const before = branding.logo;
  if (!before || before.reencoded) return branding;
  try {
    const picture = await ctx.drawing.picture(before.bytes);
    const logo = picture && logoOf(picture);
    await ctx.transaction(tx => replaceLogo(tx, organisationId, before, logo));
    return { ...branding, logo, logoDropped: logo === null };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    // Too busy just now: this once without the logo.
    return { ...branding, logo: null };
  }
}
