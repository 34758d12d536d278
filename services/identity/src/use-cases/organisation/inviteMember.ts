import { DomainError } from '@aicp/contracts/domainError';
import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import { OrganisationActed } from '@aicp/contracts/events/organisationEvents';
import { InviteInput } from '@aicp/contracts/inputs/peopleInputs';
import { parse } from '@aicp/contracts/parse';
import { signedIn } from '@aicp/contracts/rights/actor';
import { nextId } from '@aicp/service/store/serialIds';
import type { RequestContext } from '../../context.ts';
import { requireRoleAuthority, requireWithdrawAuthority } from '../../domain/requireRoleAuthority.ts';
import { countInvitations, expiryOf, findOpenFor, type Invitation, upsertInvitation } from '../../store/invitations.ts';
import { findRole } from '../../store/memberships.ts';
import { findUserByEmail } from '../../store/users.ts';
import { notifyOwners } from '../notifications/notifyOwners.ts';
import { verifiedUser } from '../signIn/verifiedUser.ts';
import { changeOrganisation } from './changeOrganisation.ts';

/** Maximum of open invitations per organisation. */
const MAX_OPEN = 50;

/** Invites an address to the organisation. Nothing reveals whether it has an account here, unless it is a member's. */
export async function inviteMember(ctx: RequestContext, input: unknown): Promise<Invitation> {
  const { userId } = signedIn(ctx.actor);
  const { email, role } = parse(InviteInput, input);
  await verifiedUser(userId);
  await ctx.limiter.spend('invitation', `user ${userId}`);
  const [id, createdAt] = [await nextId('invitations'), ctx.now()];
  return changeOrganisation(ctx, async (tx, actor) => {
    const { organisationId } = actor;
    requireRoleAuthority(actor, [role], ctx.now());
    const known = await findUserByEmail(email, tx);
    if (known && (await findRole(organisationId, known.id, tx.session)))
      throw new DomainError('CONFLICT', `${email} is already a member of the organisation.`, { fields: ['email'] });
    const expiresAt = expiryOf(createdAt);
    const invitation = { id, organisationId, email, role, invitedBy: userId, createdAt, expiresAt, acceptedBy: null };
    const before = await findOpenFor(tx, invitation, createdAt);
    if (before) requireWithdrawAuthority(actor, before.role);
    await upsertInvitation(tx, invitation);
    if ((await countInvitations(tx, organisationId, createdAt)) > MAX_OPEN)
      throw new DomainError(
        'CONFLICT',
        `${MAX_OPEN} invitations are open. Please withdraw one, or wait until one is accepted.`,
      );
    tx.publish(OrganisationActed, { organisationId, userId, act: 'invited', subject: email });
    tx.send(SendEmail, { template: 'invitation', invitationId: id });
    await notifyOwners(tx, { organisationId, by: userId, what: 'memberInvited' });
    return invitation;
  });
}
