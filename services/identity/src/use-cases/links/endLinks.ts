import { RoomClosed } from '@aicp/contracts/events/linkEvents';
import { OrganisationActed } from '@aicp/contracts/events/organisationEvents';
import { LinkEnded } from '@aicp/contracts/events/requestEvents';
import type { Transaction } from '@aicp/service/store/transaction';
import { eraseOpenings } from '../../store/linkOpenings.ts';
import { deleteLinksBy, type Link } from '../../store/links.ts';

/** Ends the access of a deleted link, and logs this in the organisation's log. */
export async function endLink(
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
