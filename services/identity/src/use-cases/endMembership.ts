import { MembershipEnded } from '@aicp/contracts/organisationEvents';
import { OrganisationUpdated } from '@aicp/contracts/organisationFacts';
import type { Transaction } from '@aicp/service/store/transaction';
import { withdrawAllBy } from '../store/invitations.ts';
import { endMembership as endRow, type Membership } from '../store/memberships.ts';
import { nameOf } from '../store/organisationNames.ts';
import { findOrganisation, putOrganisation } from '../store/organisations.ts';
import { revokeTokensIn } from './revokeApiTokens.ts';
import { organisationState } from './writeOrganisation.ts';

/**
 * Ends somebody's membership: what they made becomes the heir's, their tokens there and the invitations they sent are void.
 * @param heirId an owner who stays
 * @returns digests of tokens: the gateway refuses them once the transaction is committed and `ctx.tokens.refuse` is called
 */
export async function endMembership(
  tx: Transaction,
  { organisationId, userId }: Pick<Membership, 'organisationId' | 'userId'>,
  heirId: number,
  now: Date,
): Promise<string[]> {
  const organisation = await findOrganisation(organisationId, tx.session);
  const name = await nameOf(organisation, tx.session);
  const version = await endRow(tx, organisationId, userId, now);
  await withdrawAllBy(tx, organisationId, userId);
  tx.publish(MembershipEnded, { organisationId, userId, heirId, version });
  const renamed = await nameOf(organisation, tx.session);
  // It was called by the name of somebody who left.
  if (renamed !== name) {
    const written = { ...organisation, version: organisation.version + 1 };
    await putOrganisation(tx, written);
    tx.publish(OrganisationUpdated, organisationState(heirId, written, renamed));
  }
  return revokeTokensIn(tx, userId, organisationId);
}
