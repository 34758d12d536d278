import { OrganisationActed } from '@aicp/contracts/events/organisationEvents';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../../context.ts';
import { requireWithdrawAuthority } from '../../domain/requireRoleAuthority.ts';
import { type Invitation, listInvitations, withdraw } from '../../store/invitations.ts';
import { changeOrganisation } from './changeOrganisation.ts';

/** Withdraws an open invitation. Returns the remaining ones. */
export async function withdrawInvitation(ctx: RequestContext, id: string): Promise<Invitation[]> {
  const invitationId = idOrNotFound(id, 'Invitation');
  const organisationId = await changeOrganisation(ctx, async (tx, actor) => {
    const withdrawn = await withdraw(tx, actor.organisationId, invitationId);
    if (!withdrawn) throw notFound('Invitation');
    requireWithdrawAuthority(actor, withdrawn.role);
    const { userId } = actor;
    const act = { organisationId: actor.organisationId, userId, subject: withdrawn.email };
    tx.publish(OrganisationActed, { ...act, act: 'invitationWithdrawn' });
    return actor.organisationId;
  });
  return listInvitations(organisationId, ctx.now());
}
