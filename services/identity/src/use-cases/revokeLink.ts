import { requireRight } from '@aicp/contracts/actor';
import { RoomClosed } from '@aicp/contracts/linkEvents';
import { OrganisationActed } from '@aicp/contracts/organisationEvents';
import { LinkEnded } from '@aicp/contracts/requestEvents';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../context.ts';
import { forgetOpenings } from '../store/linkOpenings.ts';
import { deleteLink, MOST_LINKS } from '../store/links.ts';
import { readLinks, type SharedLink } from './readLinks.ts';

/** Ends a link at once, also for those who have it open; gives those that are left. */
export async function revokeLink(ctx: RequestContext, id: string): Promise<SharedLink[]> {
  const { userId, organisationId } = requireRight(ctx.actor, 'share');
  const linkId = idOrNotFound(id, 'Link');
  await ctx.transaction(async tx => {
    const revoked = await deleteLink(tx, organisationId, linkId);
    if (!revoked) throw notFound('Link');
    await forgetOpenings(tx, linkId, organisationId);
    if (revoked.room !== null) tx.publish(RoomClosed, { organisationId, userId, room: revoked.room });
    if (revoked.kind === 'request') tx.publish(LinkEnded, { organisationId, userId, linkId });
    tx.publish(OrganisationActed, { organisationId, userId, act: 'linkRevoked', subject: '', linkId });
  });
  return readLinks(ctx, { first: MOST_LINKS });
}
