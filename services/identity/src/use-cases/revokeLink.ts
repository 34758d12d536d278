import { requireRight } from '@aicp/contracts/actor';
import { OrganisationActed } from '@aicp/contracts/organisationEvents';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../context.ts';
import { deleteLink } from '../store/links.ts';
import { readLinks, type SharedLink } from './readLinks.ts';

/** Ends a link at once, also for those who have it open; gives those that are left. */
export async function revokeLink(ctx: RequestContext, id: string): Promise<SharedLink[]> {
  const { userId, organisationId } = requireRight(ctx.actor, 'share');
  const linkId = idOrNotFound(id, 'Link');
  await ctx.transaction(async tx => {
    if (!(await deleteLink(tx, organisationId, linkId))) throw notFound('Link');
    tx.publish(OrganisationActed, { organisationId, userId, act: 'linkRevoked', subject: '', linkId });
  });
  return readLinks(ctx, null);
}
