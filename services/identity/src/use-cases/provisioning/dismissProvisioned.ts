import { OrganisationActed } from '@aicp/contracts/events/organisationEvents';
import type { Transaction } from '@aicp/service/store/transaction';
import type { WorkerContext } from '../../context.ts';
import { addressOf, type ProvisionedUser } from '../../domain/provisioned.ts';
import { requireAnotherOwner } from '../../domain/requireAnotherOwner.ts';
import { successorOf } from '../../domain/successorOf.ts';
import { findOpenFor, withdraw } from '../../store/invitations.ts';
import { listMembers, listMembershipsOf } from '../../store/memberships.ts';
import { endMembership } from '../organisation/endMembership.ts';
import { switchToRemainingOrganisation } from '../organisation/switchToRemainingOrganisation.ts';
import { syncSessionRoles } from '../signIn/syncSessionRoles.ts';

/** Work that must follow the commit. */
export type DeactivatedMember = { userId: number; digests: string[]; isAlone: boolean };

/**
 * Ends the membership, or pending membership, of a user whom the directory marks inactive.
 * @returns null if there was none
 * @throws DomainError CONFLICT for the last owner
 */
export async function deactivateProvisioned(
  tx: Transaction,
  ctx: WorkerContext,
  user: ProvisionedUser,
): Promise<DeactivatedMember | null> {
  const { organisationId, userId } = user;
  if (userId === null) {
    const open = await findOpenFor(tx, { organisationId, email: addressOf(user) ?? '' }, ctx.now());
    if (!open) return null;
    await withdraw(tx, organisationId, open.id);
    const act = { userId: open.invitedBy, subject: open.email };
    tx.publish(OrganisationActed, { ...act, organisationId, act: 'invitationWithdrawn' });
    return null;
  }
  const members = await listMembers(organisationId, tx.session);
  const member = members.find(one => one.userId === userId);
  if (!member) return null;
  const staying = members.filter(one => one !== member);
  requireAnotherOwner(staying);
  const digests = await endMembership(tx, member, successorOf(staying)?.userId ?? userId, ctx.now());
  const isAlone = (await listMembershipsOf(userId, tx.session)).length === 0;
  await switchToRemainingOrganisation(tx, userId, ctx.now());
  return { userId, digests, isAlone };
}

/** Signs out users without another organisation; others continue there. Their tokens here are refused. */
export async function signOutDeprovisioned(
  ctx: WorkerContext,
  { userId, digests, isAlone }: DeactivatedMember,
): Promise<void> {
  const sessions = isAlone ? ctx.sessions.endAll(userId) : syncSessionRoles(ctx, userId);
  await Promise.all([ctx.tokens.refuse(digests), sessions]);
}
