import { DomainError } from '@aicp/contracts/domainError';
import { signedIn } from '@aicp/contracts/rights/actor';
import { may, RIGHTS, roleDenialMessage } from '@aicp/contracts/rights/rights';
import { notFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../../context.ts';
import { type Invitation, listInvitations } from '../../store/invitations.ts';
import { callerRole } from './readMembers.ts';

/** The open invitations of one of the caller's organisations, for members who may invite. */
export async function readInvitations(
  ctx: Pick<RequestContext, 'actor' | 'now'>,
  organisationId: number,
): Promise<Invitation[]> {
  const role = await callerRole(organisationId, signedIn(ctx.actor));
  if (!role) throw notFound('Organisation');
  if (!may(role, 'manage'))
    throw new DomainError('FORBIDDEN', roleDenialMessage(role, 'manage'), {
      reason: 'role',
      roles: RIGHTS.manage.roles,
    });
  return listInvitations(organisationId, ctx.now());
}
