import { MembershipChanged, OrganisationCreated } from '@aicp/contracts/events/organisationEvents';
import type { Transaction } from '@aicp/service/store/transaction';
import { upsertMembership } from '../../store/memberships.ts';
import { findOrganisation, upsertOrganisation } from '../../store/organisations.ts';
import type { User } from '../../store/users.ts';

type Founder = Pick<User, 'id' | 'username' | 'companyName' | 'jurisdiction' | 'organisationId'>;

/** Creates the organisation of an account, with it as owner. Existing data of it stays. */
export async function ensureOrganisation(tx: Transaction, founder: Founder, createdAt: Date): Promise<void> {
  const { id: userId, organisationId, username, companyName, jurisdiction } = founder;
  const known = await findOrganisation(organisationId, tx.session);
  await upsertOrganisation(tx, { ...known, companyName, jurisdiction, createdAt });
  const place = { organisationId, userId, role: 'owner', since: createdAt, broughtBy: userId } as const;
  const version = await upsertMembership(tx, place);
  const name = companyName ?? username;
  tx.publish(OrganisationCreated, { organisationId, userId, name, createdAt: createdAt.toISOString() });
  tx.publish(MembershipChanged, { organisationId, userId, username, role: 'owner', joined: true, version });
}
