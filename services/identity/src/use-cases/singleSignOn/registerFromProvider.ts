import { DomainError } from '@aicp/contracts/domainError';
import { MembershipChanged } from '@aicp/contracts/events/organisationEvents';
import { UserActed, UserRegistered } from '@aicp/contracts/events/userEvents';
import type { Role } from '@aicp/contracts/rights/rights';
import { deviceLabel } from '@aicp/service/process/deviceLabel';
import { nextId } from '@aicp/service/store/serialIds';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import { deviceId } from '../../adapters/describeDevice.ts';
import type { RequestContext, SingleSignOn } from '../../context.ts';
import { numbered, type ProviderPerson, roleOfGroups, usernameFrom } from '../../domain/providerPerson.ts';
import { signInProblem } from '../../domain/signInProblem.ts';
import { isReserved } from '../../store/emailChanges.ts';
import { findIdentity, insertIdentity } from '../../store/identities.ts';
import { upsertMembership } from '../../store/memberships.ts';
import { findOrganisation, nextOrganisationId } from '../../store/organisations.ts';
import { findFreeName } from '../../store/usernames.ts';
import { userState } from '../../store/userState.ts';
import { findUser, insertUser, newUser, type User } from '../../store/users.ts';
import { ensureOrganisation } from '../organisation/ensureOrganisation.ts';

/** Creates an account without a password at the first sign-in through the identity provider. */
export async function registerFromProvider(
  ctx: RequestContext,
  person: ProviderPerson & { email: string },
  provider: SingleSignOn,
): Promise<User | null> {
  const now = ctx.now();
  if (await isReserved(person.email, null, now)) throw signInProblem('addressReserved', 'CONFLICT');
  const [id, username] = [await nextId('users'), await freeName(person)];
  const own = provider.organisationId === null ? await nextOrganisationId() : null;
  const { address, agent } = ctx.client;
  const device = { _id: deviceId(ctx.client), label: deviceLabel(agent), address, at: now };
  try {
    return await ctx.transaction(async tx => {
      const { organisationId, ...place } = await placeIn(tx, own ?? provider.organisationId, own === null);
      const { email, fullName } = person;
      const given = { ...place, username, fullName, email, isEmailVerified: true };
      const user = newUser({ id, organisationId, createdAt: now }, given);
      const { issuer, subject } = person;
      const used = { connectedAt: now, lastUsedAt: now, organisationId: ownerOf(provider) };
      await insertUser(tx, user, { passwordHash: null, device, lastLoginAt: now });
      await insertIdentity(tx, { issuer, subject, userId: id, email: person.email, ...used });
      tx.publish(UserRegistered, { ...userState(user), lastLoginAt: now.toISOString() });
      tx.publish(UserActed, { userId: id, act: 'providerConnected' });
      if (own === null) await enterAs(tx, user, roleOf(person, provider), now);
      else await ensureOrganisation(tx, user, now);
      return user;
    });
  } catch (error) {
    // With two tabs, the other one may have created the account.
    const known = await findIdentity(person);
    if (known) return findUser(known.userId);
    if (error instanceof DomainError && error.code === 'CONFLICT') throw signInProblem('expired');
    throw error;
  }
}

/** The organisation of a provider; null: the product's own. */
export const ownerOf = ({ isOwn, organisationId }: SingleSignOn): number | null => (isOwn ? organisationId : null);

async function enterAs(
  tx: Transaction,
  { id, username, organisationId }: User,
  role: Role,
  since: Date,
): Promise<void> {
  const version = await upsertMembership(tx, { organisationId, userId: id, role, since, broughtBy: null });
  tx.publish(MembershipChanged, { organisationId, userId: id, username, role, joined: true, version });
}

/** The role of a new user in the organisation that they join. */
export function roleOf({ groups }: ProviderPerson, { groupRoles, defaultRole }: SingleSignOn): Role {
  return roleOfGroups(groups ?? [], groupRoles) ?? defaultRole;
}

async function placeIn(tx: Transaction, organisationId: number | null, mustExist: boolean) {
  if (organisationId === null) throw signInProblem('organisation');
  const { companyName, jurisdiction, createdAt } = await findOrganisation(organisationId, tx.session);
  if (mustExist && (createdAt === null || !(await lockUnlessDeleted(tx, 'organisation', organisationId))))
    throw signInProblem('organisation');
  return { organisationId, companyName, jurisdiction };
}

/** An available username: with increasing numbers first, and then with random ones. */
async function freeName(person: ProviderPerson): Promise<string> {
  const name = usernameFrom(person);
  const chance = Math.floor(Math.random() * 1_000_000);
  return findFreeName([name, ...[2, 3, 4, 5, 6, 7, 8, 9, chance].map(number => numbered(name, number))]);
}
