import type { LinkActor } from '@aicp/contracts/rights/actor';
import type { LinkPasses } from '../../store/linkPasses.ts';
import { linkKinds } from './linkKinds.ts';
import { standingLink } from './standingLink.ts';

/** Who asks with a pass, for the gateway. Nothing of it is kept there, so that a link is revoked at once. */
export async function grantLink(
  ctx: { linkPasses: LinkPasses; now(): Date },
  digest: string,
): Promise<LinkActor | null> {
  const id = await ctx.linkPasses.find(digest);
  const link = id === undefined ? null : await standingLink({ id }, ctx.now());
  if (!link) return null;
  const { organisationId, kind } = link;
  return { kind: 'link', organisationId, link: link.id, scope: linkKinds[kind].scopeOf(link) };
}
