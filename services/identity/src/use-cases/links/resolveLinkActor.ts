import type { LinkActor } from '@aicp/contracts/rights/actor';
import type { LinkPasses } from '../../store/linkPasses.ts';
import { findValidLink } from './findValidLink.ts';
import { linkKinds } from './linkKinds.ts';

/** The recipient with this pass, for the gateway. The gateway caches nothing, so that revoking a link takes effect immediately. */
export async function resolveLinkActor(
  ctx: { linkPasses: LinkPasses; now(): Date },
  digest: string,
): Promise<LinkActor | null> {
  const id = await ctx.linkPasses.find(digest);
  const link = id === undefined ? null : await findValidLink({ id }, ctx.now());
  if (!link) return null;
  const { organisationId, kind } = link;
  return { kind: 'link', organisationId, link: link.id, scope: linkKinds[kind].scopeOf(link) };
}
