import { DomainError } from '@aicp/contracts/domainError';
import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import { successorOf } from '../../domain/successorOf.ts';
import { listMembers, listMembershipsOf, type Membership, type RoleChange } from '../../store/memberships.ts';
import { nameOf } from '../../store/organisationNames.ts';
import { findOrganisation } from '../../store/organisations.ts';
import { assignRole } from './changeRole.ts';
import { closeOrganisation } from './closeOrganisation.ts';
import { endMembership } from './endMembership.ts';

/** Handling of organisations whose last owner is deleted: hand over first, or appoint a successor. */
export type LastOwner = 'handsOver' | 'isFollowed';

/**
 * Removes someone from every organisation before their account is deleted: one with no other member is deleted too, and their data in
 * others goes to an owner.
 * @returns the deleted organisations' numbers, and digests of the tokens that worked in them
 * @throws DomainError CONFLICT for a last owner who must hand over first
 */
export async function leaveAllOrganisations(
  tx: Transaction,
  userId: number,
  lastOwner: LastOwner,
  now: Date,
): Promise<{ closed: number[]; digests: string[] }> {
  const closed: number[] = [];
  const digests: string[] = [];
  for (const membership of await listMembershipsOf(userId, tx.session)) {
    const { organisationId } = membership;
    await lockUnlessDeleted(tx, 'organisation', organisationId);
    const others = (await listMembers(organisationId, tx.session)).filter(member => member.userId !== userId);
    const heir = successorOf(others);
    if (!heir) {
      closed.push(organisationId);
      digests.push(...(await closeOrganisation(tx, organisationId, userId, now)));
      continue;
    }
    if (heir.role !== 'owner') await follow(tx, heir, { lastOwner, by: userId, at: now });
    digests.push(...(await endMembership(tx, membership, heir.userId, now)));
  }
  return { closed, digests };
}

async function follow(
  tx: Transaction,
  { organisationId, userId }: Membership,
  { lastOwner, ...given }: Omit<RoleChange, 'from'> & { lastOwner: LastOwner },
): Promise<void> {
  if (lastOwner === 'handsOver') {
    const name = await nameOf(await findOrganisation(organisationId, tx.session), tx.session);
    throw new DomainError(
      'CONFLICT',
      `You are the last owner of “${name}”, and it has other members. Please transfer it to one of them, or remove them, before you delete your account.`,
      { reason: 'lastOwner' },
    );
  }
  await assignRole(tx, { organisationId, userId }, 'owner', given);
  tx.send(SendEmail, { template: 'madeOwner', userId, organisationId });
}
