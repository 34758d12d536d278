import { RoomClosed } from '@aicp/contracts/events/linkEvents';
import { OrganisationActed } from '@aicp/contracts/events/organisationEvents';
import { LinkEnded } from '@aicp/contracts/events/requestEvents';
import { may } from '@aicp/contracts/rights/rights';
import { notFound } from '@aicp/contracts/serialId';
import type { Transaction } from '@aicp/service/store/transaction';
import type { RequestContext } from '../../context.ts';
import { eraseOpenings } from '../../store/linkOpenings.ts';
import { deleteLink, deleteLinksBy, type Link, MAX_LINKS } from '../../store/links.ts';
import { ownLink, readLinks, type SharedLink } from './readLinks.ts';

/** Ends the access of a deleted link, and logs this in the organisation's log. */
async function endLink(
  tx: Transaction,
  { id: linkId, organisationId, room, kind }: Link,
  { userId, act }: { userId: number; act: 'linkRevoked' | 'linkEnded' },
): Promise<void> {
  await eraseOpenings(tx, linkId, organisationId);
  if (room !== null) tx.publish(RoomClosed, { organisationId, userId, room });
  if (kind === 'request') tx.publish(LinkEnded, { organisationId, userId, linkId });
  tx.publish(OrganisationActed, { organisationId, userId, act, subject: '', linkId });
}

/** Revokes the links that a user created in an organisation, or those since an instant. @returns how many */
export async function endLinksBy(
  tx: Transaction,
  { organisationId, userId }: { organisationId: number; userId: number },
  since: Date | null,
): Promise<number> {
  const ended = await deleteLinksBy(tx, organisationId, { madeBy: userId, since });
  for (const link of ended) await endLink(tx, link, { userId, act: 'linkEnded' });
  return ended.length;
}

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
