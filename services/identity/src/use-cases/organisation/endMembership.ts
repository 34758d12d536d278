import { MembershipEnded } from '@aicp/contracts/events/organisationEvents';
import type { LinksOfMember } from '@aicp/contracts/inputs/peopleInputs';
import type { Transaction } from '@aicp/service/store/transaction';
import { withdrawAllBy } from '../../store/invitations.ts';
import { transferLinks } from '../../store/links.ts';
import { endMembership as endRow, type Membership } from '../../store/memberships.ts';
import { deleteNotificationsOf } from '../../store/notifications.ts';
import { deleteWeekPartsOf } from '../../store/weekParts.ts';
import { endLinksBy } from '../links/endLinks.ts';
import { notifyOwners } from '../notifications/notifyOwners.ts';
import { revokeTokensIn } from '../signIn/revokeApiTokens.ts';
import { publishNameIfChanged } from './publishNameIfChanged.ts';

/**
 * Ends someone's membership: their data goes to the successor, their tokens and sent invitations there become void, and their notifications
 * stop. Their links end too, unless the remover decides to keep them.
 * @param heirId an owner who stays
 * @param decided the decision about their links; without it they end and the owners are notified
 * @returns digests of tokens: the gateway refuses them once the transaction is committed and `ctx.tokens.refuse` is called
 */
export async function endMembership(
  tx: Transaction,
  { organisationId, userId }: Pick<Membership, 'organisationId' | 'userId'>,
  heirId: number,
  now: Date,
  decided?: LinksOfMember,
): Promise<string[]> {
  const heir = { organisationId, userId: heirId };
  const version = await publishNameIfChanged(tx, heir, () => endRow(tx, organisationId, userId, now));
  await withdrawAllBy(tx, { organisationId, invitedBy: userId }, null);
  if (decided === 'keep') await transferLinks(tx, organisationId, { from: userId, to: heirId });
  else {
    const ended = await endLinksBy(tx, { organisationId, userId }, null);
    if (ended > 0 && !decided) await notifyOwners(tx, { organisationId, by: userId, what: 'linksEnded' });
  }
  await deleteNotificationsOf(tx, { userId, organisationId });
  await deleteWeekPartsOf(tx, { userId, organisationId });
  tx.publish(MembershipEnded, { organisationId, userId, heirId, version });
  return revokeTokensIn(tx, userId, organisationId);
}
