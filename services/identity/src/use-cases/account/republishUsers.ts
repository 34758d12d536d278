import { StateRepublished } from '@aicp/contracts/events/adminEvents';
import { MembershipChanged, OrganisationCreated } from '@aicp/contracts/events/organisationEvents';
import { OrganisationUpdated } from '@aicp/contracts/events/organisationFacts';
import { UserUpdated } from '@aicp/contracts/events/userEvents';
import { republishAll } from '@aicp/service/queue/republishAll';
import type { Transaction } from '@aicp/service/store/transaction';
import type { WorkerContext } from '../../context.ts';
import { listFirstOwners, pageMemberships } from '../../store/memberships.ts';
import { namesOf } from '../../store/organisationNames.ts';
import { type OrganisationRecord, pageOrganisations } from '../../store/organisations.ts';
import { listUsernames } from '../../store/usernames.ts';
import { userState } from '../../store/userState.ts';
import { pageUsers } from '../../store/users.ts';
import { organisationState } from '../organisation/writeOrganisation.ts';

/** Publishes every account, every organisation with its facts, and its members again. */
export async function republishUsers(ctx: WorkerContext, { rebuildId }: { rebuildId: string }): Promise<void> {
  const users = await republishAll(ctx, 0, pageUsers, (tx, { lastLoginAt, ...user }) =>
    tx.republish(rebuildId, UserUpdated, { ...userState(user), lastLoginAt: lastLoginAt?.toISOString() ?? null }),
  );
  const organisations = await republishAll(ctx, 0, pageNamed, (tx, named) => restate(tx, rebuildId, named));
  const members = await republishAll(
    ctx,
    '',
    pageMembers,
    (tx, { organisationId, userId, username, role, version }) => {
      const membership = { organisationId, userId, username, role, version };
      tx.republish(rebuildId, MembershipChanged, { ...membership, joined: true });
    },
  );
  const events = users + 2 * organisations + members;
  await ctx.publish(StateRepublished, { rebuildId, service: 'identity', events });
}

type Named = OrganisationRecord & { name: string; owner: number };

function restate(tx: Transaction, rebuildId: string, { name, owner, ...record }: Named): void {
  const createdAt = (record.createdAt ?? new Date(0)).toISOString();
  const { id: organisationId } = record;
  tx.republish(rebuildId, OrganisationCreated, { organisationId, userId: owner, name, createdAt });
  tx.republish(rebuildId, OrganisationUpdated, organisationState(owner, record, name));
}

async function pageNamed(after: number, limit: number): Promise<Named[]> {
  const page = await pageOrganisations(after, limit);
  const [names, owners] = await Promise.all([namesOf(page), listFirstOwners(page.map(({ id }) => id))]);
  // An organisation being deleted has no owner; its deletion follows.
  return page.map(one => ({ ...one, name: names.get(one.id) ?? '', owner: owners.get(one.id) ?? one.id }));
}

async function pageMembers(after: string, limit: number) {
  const page = await pageMemberships(after, limit);
  const usernames = await listUsernames(page.map(({ userId }) => userId));
  return page.map(one => ({ ...one, username: usernames.get(one.userId) ?? '' }));
}
