import { UserUpdated } from '@aicp/contracts/events/userEvents';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import { listMembershipsOf } from '../../store/memberships.ts';
import { findOrganisation, nextOrganisationId } from '../../store/organisations.ts';
import { userState } from '../../store/userState.ts';
import { findUserIn, type User, updateUser } from '../../store/users.ts';
import { ensureOrganisation } from './ensureOrganisation.ts';

/**
 * Moves a user who has left an organisation to another of theirs or, if there is none, to a new one. A concurrent sign-in detects it by the
 * account's version.
 */
export async function switchToRemainingOrganisation(tx: Transaction, userId: number, now: Date): Promise<void> {
  const user = await findUserIn(tx, userId);
  if (!user) return;
  const memberships = await listMembershipsOf(userId, tx.session);
  const place = memberships.find(({ organisationId }) => organisationId === user.organisationId) ?? memberships[0];
  if (place) {
    await setCurrentOrganisation(tx, userId, place.organisationId);
    return;
  }
  const fresh = { organisationId: await nextOrganisationId(), companyName: null, jurisdiction: user.jurisdiction };
  await ensureOrganisation(tx, { ...user, ...fresh }, now);
  await setCurrentOrganisation(tx, userId, fresh.organisationId);
}

/** Switches a user to one of their organisations. */
export async function setCurrentOrganisation(
  tx: Transaction,
  userId: number,
  organisationId: number,
): Promise<User | null> {
  // A change of its name, which is stored for everyone who works in it, waits for this lock.
  await lockUnlessDeleted(tx, 'organisation', organisationId);
  const { companyName, jurisdiction } = await findOrganisation(organisationId, tx.session);
  const user = await updateUser(tx, userId, { organisationId, companyName, jurisdiction });
  if (user) tx.publish(UserUpdated, userState(user));
  return user;
}
