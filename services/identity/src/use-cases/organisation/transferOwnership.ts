import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import { OrganisationActed } from '@aicp/contracts/events/organisationEvents';
import { HandOverInput } from '@aicp/contracts/inputs/peopleInputs';
import { parse } from '@aicp/contracts/parse';
import { requireRight } from '@aicp/contracts/rights/actor';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../../context.ts';
import { successorOf } from '../../domain/successorOf.ts';
import { findRole, listMembers } from '../../store/memberships.ts';
import { findOrganisation, type OrganisationRecord } from '../../store/organisations.ts';
import { emailOwners } from '../notifications/notifyOwners.ts';
import { syncSessionRoles } from '../signIn/syncSessionRoles.ts';
import { verifiedActor } from '../signIn/verifiedUser.ts';
import { changeOrganisation } from './changeOrganisation.ts';
import { assignRole } from './changeRole.ts';
import { endMembership } from './endMembership.ts';
import { currentOrganisation } from './leaveOrganisation.ts';
import { refreshMemberSessions } from './refreshMemberSessions.ts';
import { switchToRemainingOrganisation } from './switchToRemainingOrganisation.ts';

/** Makes another member an owner and, on request, removes the caller. Returns the caller's current organisation. */
export async function transferOwnership(ctx: RequestContext, input: unknown): Promise<OrganisationRecord> {
  const { id, leave } = parse(HandOverInput, input);
  const heirId = idOrNotFound(id, 'Member');
  const { userId, organisationId } = await verifiedActor(ctx, 'own');
  const digests = await changeOrganisation(ctx, async (tx, actor) => {
    requireRight(actor, 'own');
    const role = heirId === userId ? null : await findRole(organisationId, heirId, tx.session);
    if (!role) throw notFound('Member');
    const subject = await assignRole(tx, { organisationId, userId: heirId }, 'owner', { by: userId, at: ctx.now() });
    tx.publish(OrganisationActed, { organisationId, userId, act: 'handedOver', subject });
    await emailOwners(tx, { organisationId, by: userId, what: 'owner' });
    if (role !== 'owner')
      tx.send(SendEmail, { template: 'roleChanged', userId: heirId, organisationId, role: 'owner', by: userId });
    if (!leave) return [];
    const staying = (await listMembers(organisationId, tx.session)).filter(member => member.userId !== userId);
    const ended = await endMembership(tx, actor, successorOf(staying)?.userId ?? heirId, ctx.now());
    await switchToRemainingOrganisation(tx, userId, ctx.now());
    return ended;
  });
  await Promise.all([
    refreshMemberSessions(ctx, { userId: heirId, organisationId }),
    ctx.tokens.refuse(digests),
    syncSessionRoles(ctx, userId),
  ]);
  return leave ? currentOrganisation(userId) : findOrganisation(organisationId);
}
