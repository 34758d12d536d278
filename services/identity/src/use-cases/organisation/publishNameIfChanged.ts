import { OrganisationUpdated } from '@aicp/contracts/events/organisationFacts';
import type { Transaction } from '@aicp/service/store/transaction';
import { nameOf } from '../../store/organisationNames.ts';
import { findOrganisation, upsertOrganisation } from '../../store/organisations.ts';
import { organisationState } from './writeOrganisation.ts';

/**
 * Runs a change of members and publishes the organisation's display name if it has changed: without its own name it is named after its
 * longest-standing owner.
 * @param userId a member who stays
 */
export async function publishNameIfChanged<Result>(
  tx: Transaction,
  { organisationId, userId }: { organisationId: number; userId: number },
  work: () => Promise<Result>,
): Promise<Result> {
  const organisation = await findOrganisation(organisationId, tx.session);
  const name = await nameOf(organisation, tx.session);
  const result = await work();
  const renamed = await nameOf(organisation, tx.session);
  if (renamed === name) return result;
  const written = { ...organisation, version: organisation.version + 1 };
  await upsertOrganisation(tx, written);
  tx.publish(OrganisationUpdated, organisationState(userId, written, renamed));
  return result;
}
