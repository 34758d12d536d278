import { requireRight } from '@aicp/contracts/rights/actor';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../../context.ts';
import { deleteLink, MAX_LINKS } from '../../store/links.ts';
import { endLink } from './endLinks.ts';
import { readLinks, type SharedLink } from './readLinks.ts';

/** Ends a link at once, also for those who have it open; gives those that are left. */
export async function revokeLink(ctx: RequestContext, id: string): Promise<SharedLink[]> {
  const { userId, organisationId } = requireRight(ctx.actor, 'share');
  const linkId = idOrNotFound(id, 'Link');
  await ctx.transaction(async tx => {
    const revoked = await deleteLink(tx, organisationId, linkId);
    if (!revoked) throw notFound('Link');
    await endLink(tx, revoked, { userId, act: 'linkRevoked' });
  });
  await ctx.linkPasses.tellEnded(linkId);
  return readLinks(ctx, { first: MAX_LINKS });
}
