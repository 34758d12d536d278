import { MembershipEnded } from '@aicp/contracts/organisationEvents';
import type { Transaction } from '@aicp/service/store/transaction';
import { withdrawAllBy } from '../store/invitations.ts';
import { endMembership as endRow, type Membership } from '../store/memberships.ts';
import { deleteNotificationsOf } from '../store/notifications.ts';
import { deleteWeekPartsOf } from '../store/weekParts.ts';
import { publishingName } from './publishingName.ts';
import { revokeTokensIn } from './revokeApiTokens.ts';

/**
 * Ends somebody's membership: what they made becomes the heir's, their tokens there and the invitations they sent are void,
 * and they are notified of nothing there.
 * @param heirId an owner who stays
 * @returns digests of tokens: the gateway refuses them once the transaction is committed and `ctx.tokens.refuse` is called
 */
export async function endMembership(
  tx: Transaction,
  { organisationId, userId }: Pick<Membership, 'organisationId' | 'userId'>,
  heirId: number,
  now: Date,
): Promise<string[]> {
  const heir = { organisationId, userId: heirId };
  const version = await publishingName(tx, heir, () => endRow(tx, organisationId, userId, now));
  await withdrawAllBy(tx, organisationId, userId);
  await deleteNotificationsOf(tx, { userId, organisationId });
  await deleteWeekPartsOf(tx, { userId, organisationId });
  tx.publish(MembershipEnded, { organisationId, userId, heirId, version });
  return revokeTokensIn(tx, userId, organisationId);
}
