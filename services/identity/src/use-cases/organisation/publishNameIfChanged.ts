import { OrganisationUpdated } from '@aicp/contracts/events/organisationFacts';
import type { Transaction } from '@aicp/service/store/transaction';
import { nameOf } from '../../store/organisationNames.ts';
import { findOrganisation, upsertOrganisation } from '../../store/organisations.ts';
import { organisationState } from './writeOrganisation.ts';

/**
 * Does something to who is what in an organisation, and publishes what it is called if that changed by it: without a name of its own
 * it goes by that of its longest-standing owner, and no one else may go on showing someone who is that no longer.
 * @param userId who stays in it
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
