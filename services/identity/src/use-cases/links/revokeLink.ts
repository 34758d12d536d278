import { may } from '@aicp/contracts/rights/rights';
import { notFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../../context.ts';
import { deleteLink, MAX_LINKS } from '../../store/links.ts';
import { endLink } from './endLinks.ts';
import { ownLink, readLinks, type SharedLink } from './readLinks.ts';

/** Ends a link at once, including for recipients who have it open. Returns the remaining links. */
export async function revokeLink(ctx: RequestContext, id: string): Promise<SharedLink[]> {
  const { link, userId } = await ownLink(ctx, id);
  const { id: linkId, organisationId, systemId } = link;
  await ctx.transaction(async tx => {
    const revoked = await deleteLink(tx, organisationId, linkId);
    if (!revoked) throw notFound('Link');
    await endLink(tx, revoked, { userId, act: 'linkRevoked' });
  });
  await ctx.linkPasses.tellEnded(linkId);
  // A system's owner sees the links to its supplier, and no others.
  const isSharer = ctx.actor.kind === 'user' && may(ctx.actor.role, 'share');
  return readLinks(ctx, { first: MAX_LINKS, ...(!isSharer && { systemId: String(systemId) }) });
}
