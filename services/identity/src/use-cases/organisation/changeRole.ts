import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import { MembershipChanged } from '@aicp/contracts/events/organisationEvents';
import { UserUpdated } from '@aicp/contracts/events/userEvents';
import { RoleInput } from '@aicp/contracts/inputs/peopleInputs';
import { parse } from '@aicp/contracts/parse';
import { signedIn } from '@aicp/contracts/rights/actor';
import type { Role } from '@aicp/contracts/rights/rights';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import type { Transaction } from '@aicp/service/store/transaction';
import type { RequestContext } from '../../context.ts';
import { requireAnotherOwner } from '../../domain/requireAnotherOwner.ts';
import { requireRoleAuthority } from '../../domain/requireRoleAuthority.ts';
import { successorOf } from '../../domain/successorOf.ts';
import { listMembers, type Membership, type RoleChange, setRole } from '../../store/memberships.ts';
import { userState } from '../../store/userState.ts';
import { updateUser } from '../../store/users.ts';
import { emailOwners } from '../notifications/notifyOwners.ts';
import { verifiedUser } from '../signIn/verifiedUser.ts';
import { changeOrganisation } from './changeOrganisation.ts';
import { publishNameIfChanged } from './publishNameIfChanged.ts';
import { type Member, readMembers } from './readMembers.ts';
import { refreshMemberSessions } from './refreshMemberSessions.ts';

/** Changes a member's role, updates their sessions at once and makes the gateway check their API tokens for the organisation again. */
export async function changeRole(ctx: RequestContext, id: string, input: unknown): Promise<Member[]> {
  const userId = idOrNotFound(id, 'Member');
  const { role } = parse(RoleInput, input);
  if (role === 'owner') await verifiedUser(signedIn(ctx.actor).userId);
  const organisationId = await changeOrganisation(ctx, async (tx, actor) => {
    const members = await listMembers(actor.organisationId, tx.session);
    const member = members.find(one => one.userId === userId);
    if (!member) throw notFound('Member');
    requireRoleAuthority(actor, [member.role, role], ctx.now());
    requireAnotherOwner(members.map(one => (one === member ? { role } : one)));
    const { organisationId } = actor;
    const isOwnerNoLonger = member.role === 'owner' && role !== 'owner';
    const heir = isOwnerNoLonger ? successorOf(members.filter(one => one !== member)) : undefined;
    await assignRole(tx, member, role, { by: actor.userId, at: ctx.now(), heirId: heir?.userId });
    if (role === 'owner' && member.role !== 'owner')
      await emailOwners(tx, { organisationId, by: actor.userId, what: 'owner' });
    if (userId !== actor.userId && role !== member.role)
      tx.send(SendEmail, { template: 'roleChanged', userId, organisationId, role, by: actor.userId });
    return organisationId;
  });
  await refreshMemberSessions(ctx, { userId, organisationId });
  return readMembers(ctx, organisationId);
}

/** `heirId`: a remaining owner, if the member stops being one. */
type Given = Omit<RoleChange, 'from'> & { heirId?: number | undefined };

/** Increments the account's version, so that no session begins with the previous role. */
export async function assignRole(
  tx: Transaction,
  { organisationId, userId }: Pick<Membership, 'organisationId' | 'userId'>,
  role: Role,
  { by, at, heirId }: Given,
): Promise<string> {
  const place = { organisationId, userId };
  const version = await publishNameIfChanged(tx, place, () => setRole(tx, place, role, { by, at }));
  const user = await updateUser(tx, userId, {});
  if (!user) throw notFound('Member');
  const { username } = user;
  tx.publish(UserUpdated, userState(user));
  const state = { organisationId, userId, username, role, joined: false, version };
  tx.publish(MembershipChanged, heirId === undefined ? state : { ...state, heirId });
  return username;
}
