import { DomainError } from '@aicp/contracts/domainError';
import { MembershipChanged } from '@aicp/contracts/events/organisationEvents';
import { isRoleAtMost, may } from '@aicp/contracts/rights/rights';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import { staleInvitation } from '../../domain/invalidLinkError.ts';
import { findInvitationByToken, type Invitation, markAccepted } from '../../store/invitations.ts';
import { findRole, upsertMembership } from '../../store/memberships.ts';
import { findUserIn } from '../../store/users.ts';
import { linkProvisionedUser } from './linkProvisionedUser.ts';

/**
 * The invitation behind a link with the invited user, if its sender may still grant the role.
 * @throws DomainError INVALID for an invalid link
 */
export async function findStandingInvitation(tx: Transaction, token: string, now: Date): Promise<Invitation> {
  const invitation = await findInvitationByToken(tx, token, now);
  if (!invitation) throw staleInvitation();
  const { organisationId, invitedBy, role } = invitation;
  const inviter = await findRole(organisationId, invitedBy, tx.session);
  if (!inviter || !may(inviter, 'manage') || !isRoleAtMost(role, inviter)) throw staleInvitation();
  if ((await findUserIn(tx, invitedBy))?.status !== 'active') throw staleInvitation();
  return invitation;
}

/**
 * The invitation of a valid link: its sender may still grant the role.
 * @param email the address of the person who follows the link
 * @throws DomainError INVALID for an invalid link, FORBIDDEN for another address
 */
export async function requireValidInvitation(
  tx: Transaction,
  token: string,
  email: string,
  now: Date,
): Promise<Invitation> {
  const invitation = await findStandingInvitation(tx, token, now);
  if (!(await lockUnlessDeleted(tx, 'organisation', invitation.organisationId))) throw staleInvitation();
  if (invitation.email.toLowerCase() === email.toLowerCase()) return invitation;
  throw new DomainError(
    'FORBIDDEN',
    'This invitation was sent to another email address. Please sign in with the account for that address.',
    { reason: 'address' },
  );
}

/** Redeems an invitation, so that the person becomes a member. Opening the link again changes nothing. */
export async function join(
  tx: Transaction,
  { id, username }: { id: number; username: string },
  invitation: Invitation,
  now: Date,
): Promise<void> {
  const { organisationId, email } = invitation;
  const present = await findRole(organisationId, id, tx.session);
  if (invitation.acceptedBy !== null) {
    if (invitation.acceptedBy === id && present) return;
    throw staleInvitation();
  }
  await markAccepted(tx, invitation.id, id);
  const role = await linkProvisionedUser(tx, { organisationId, email, userId: id, role: invitation.role });
  if (present) return;
  const version = await upsertMembership(tx, {
    organisationId,
    userId: id,
    role,
    since: now,
    broughtBy: invitation.invitedBy,
  });
  tx.publish(MembershipChanged, { organisationId, userId: id, username, role, joined: true, version });
}
