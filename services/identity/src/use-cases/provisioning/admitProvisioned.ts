import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import { MembershipChanged, OrganisationActed } from '@aicp/contracts/events/organisationEvents';
import { UserRegistered } from '@aicp/contracts/events/userEvents';
import type { Role } from '@aicp/contracts/rights/rights';
import { nextId } from '@aicp/service/store/serialIds';
import type { Transaction } from '@aicp/service/store/transaction';
import type { WorkerContext } from '../../context.ts';
import { numbered, usernameFrom } from '../../domain/providerPerson.ts';
import { addressOf, type ProvisionedUser, suggestedNameOf } from '../../domain/provisioned.ts';
import { ScimFault } from '../../domain/scimFault.ts';
import { isReserved } from '../../store/emailChanges.ts';
import { expiryOf, upsertInvitation } from '../../store/invitations.ts';
import { findRole, listFirstOwners, upsertMembership } from '../../store/memberships.ts';
import { findOrganisation } from '../../store/organisations.ts';
import { consumeDeletedProvisioning, findProvisioned } from '../../store/provisionedUsers.ts';
import { findFreeName } from '../../store/usernames.ts';
import { userState } from '../../store/userState.ts';
import { findUserByEmail, findUserIn, insertUser, newUser, type User } from '../../store/users.ts';
import { setCurrentOrganisation } from '../organisation/switchToRemainingOrganisation.ts';
import { DEFAULT_ROLE, rolesByGroups } from '../organisation/syncDirectoryRoles.ts';

/**
 * Admits a user whom the directory marks active. Without an account they get one, without a password. An existing account is the user's
 * own: its address alone does not make it a member, so it is invited, unless it is a member or was one through the directory. The account
 * itself is not changed.
 */
export async function activateProvisioned(
  tx: Transaction,
  ctx: WorkerContext,
  user: ProvisionedUser,
): Promise<ProvisionedUser> {
  const { organisationId, id } = user;
  const given = (await rolesByGroups(organisationId, [id], tx.session)).get(id);
  const role = given ?? DEFAULT_ROLE;
  const known =
    user.userId === null ? await findUserByEmail(addressOf(user) ?? '', tx) : await findUserIn(tx, user.userId);
  if (!known) {
    const account = await openAccount(tx, ctx, user);
    await enter(tx, account, organisationId, role, ctx.now());
    tx.send(SendEmail, { template: 'provisioned', userId: account.id, organisationId });
    return { ...user, userId: account.id, isAccountOurs: true, hasGroupRole: given !== undefined };
  }
  const other = await findProvisioned(organisationId, { userId: known.id }, tx.session);
  if (other && other.id !== id)
    throw new ScimFault(
      409,
      'uniqueness',
      'The account with this address already belongs to another user of your directory.',
    );
  if (await findRole(organisationId, known.id, tx.session)) {
    if (user.userId === null)
      tx.publish(OrganisationActed, { organisationId, userId: known.id, act: 'memberLinked', subject: '' });
    return { ...user, userId: known.id };
  }
  const isAccountOurs = (await consumeDeletedProvisioning(tx, organisationId, known.id)) || user.isAccountOurs;
  if (user.userId === null && !isAccountOurs) {
    await invite(tx, ctx, user, role);
    return { ...user, hasGroupRole: given !== undefined };
  }
  await enter(tx, known, organisationId, role, ctx.now());
  if (isAccountOurs) await setCurrentOrganisation(tx, known.id, organisationId);
  return { ...user, userId: known.id, isAccountOurs, hasGroupRole: given !== undefined };
}

async function enter(
  tx: Transaction,
  { id: userId, username }: User,
  organisationId: number,
  role: Role,
  since: Date,
): Promise<void> {
  const version = await upsertMembership(tx, { organisationId, userId, role, since, broughtBy: null });
  tx.publish(MembershipChanged, { organisationId, userId, username, role, joined: true, version });
}

/** Creates an account. The organisation vouches for its people's addresses, because it has verified their domain. */
async function openAccount(tx: Transaction, ctx: WorkerContext, user: ProvisionedUser): Promise<User> {
  const { organisationId } = user;
  const [email, createdAt] = [addressOf(user) ?? '', ctx.now()];
  if (await isReserved(email, null, createdAt, tx))
    throw new ScimFault(
      409,
      'uniqueness',
      'Another account used this address until a few days ago. Please try again later.',
    );
  const { companyName, jurisdiction } = await findOrganisation(organisationId, tx.session);
  const names = { username: await freeName(tx, email), fullName: suggestedNameOf(user) };
  const given = { ...names, email, companyName, jurisdiction, isEmailVerified: true };
  const account = newUser({ id: await nextId('users'), organisationId, createdAt }, given);
  await insertUser(tx, account, { passwordHash: null });
  tx.publish(UserRegistered, userState(account));
  return account;
}

/** An available username: with increasing numbers first, and then with random ones. */
function freeName({ session }: Transaction, email: string): Promise<string> {
  const name = usernameFrom({ name: null, email });
  const chance = Math.floor(Math.random() * 1_000_000);
  const numbers = [2, 3, 4, 5, 6, 7, 8, 9, chance];
  return findFreeName([name, ...numbers.map(number => numbered(name, number))], session);
}

/** It depends on the rights of the longest-standing owner, as if they had sent it. */
async function invite(tx: Transaction, ctx: WorkerContext, user: ProvisionedUser, role: Role): Promise<void> {
  const { organisationId } = user;
  const owner = (await listFirstOwners([organisationId], tx.session)).get(organisationId);
  if (owner === undefined) throw new ScimFault(409, undefined, 'The organisation has no owner.');
  const [id, createdAt, email] = [await nextId('invitations'), ctx.now(), addressOf(user) ?? ''];
  const expiresAt = expiryOf(createdAt);
  await upsertInvitation(tx, {
    id,
    organisationId,
    email,
    role,
    invitedBy: owner,
    createdAt,
    expiresAt,
    acceptedBy: null,
  });
  tx.publish(OrganisationActed, { organisationId, userId: owner, act: 'invited', subject: email });
  tx.send(SendEmail, { template: 'invitation', invitationId: id });
}
