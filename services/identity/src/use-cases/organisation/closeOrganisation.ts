import { OrganisationDeleted } from '@aicp/contracts/events/organisationEvents';
import { insertTombstone } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import { deleteConnection } from '../../store/connections.ts';
import { deleteDomainsOf } from '../../store/domains.ts';
import { deleteInvitationsIn } from '../../store/invitations.ts';
import { deleteOpeningsIn } from '../../store/linkOpenings.ts';
import { deleteLinksIn } from '../../store/links.ts';
import { endMembership, listMembers } from '../../store/memberships.ts';
import { deleteOrganisation } from '../../store/organisations.ts';
import { deleteGroupsOf } from '../../store/provisionedGroups.ts';
import { deleteProvisionedIn } from '../../store/provisionedUsers.ts';
import { deleteProvisioningIn } from '../../store/provisioning.ts';
import { deletePlan } from '../../store/subscriptions.ts';
import { revokeTokensIn } from '../signIn/revokeApiTokens.ts';

/**
 * Deletes an organisation here, and in other services by organisation.deleted. Its members must switch to another.
 * @returns digests of its tokens, for `ctx.tokens.refuse`
 */
export async function closeOrganisation(
  tx: Transaction,
  organisationId: number,
  userId: number,
  now: Date,
): Promise<string[]> {
  const members = await listMembers(organisationId, tx.session);
  const digests: string[] = [];
  for (const member of members) {
    await endMembership(tx, organisationId, member.userId, now);
    digests.push(...(await revokeTokensIn(tx, member.userId, organisationId)));
  }
  await deleteDomainsOf(tx, organisationId);
  await deleteProvisionedIn(tx, organisationId);
  await deleteGroupsOf(tx, organisationId);
  await deleteProvisioningIn(tx, organisationId);
  await deleteConnection(tx, organisationId);
  await deleteInvitationsIn(tx, organisationId);
  await deleteLinksIn(tx, organisationId);
  await deleteOpeningsIn(tx, organisationId);
  await deletePlan(tx, organisationId);
  await deleteOrganisation(tx, organisationId);
  await insertTombstone(tx, 'organisation', organisationId);
  tx.publish(OrganisationDeleted, { organisationId, userId });
  return digests;
}
