import type { Actor } from '@aicp/contracts/rights/actor';
import { lowerOf, type Role } from '@aicp/contracts/rights/rights';
import DataLoader from 'dataloader';
import { listLabels } from './links.ts';
import { filterMembersEver, listMembershipsOf } from './memberships.ts';
import { namesOf } from './organisationNames.ts';
import type { OrganisationRecord } from './organisations.ts';
import { listNames, type Names } from './usernames.ts';

export type NameLoaders = ReturnType<typeof nameLoaders>;

/** Loads the names and roles of the people in a list in one read, for one request. */
export function nameLoaders(actor: Actor) {
  return {
    organisation: new DataLoader<Pick<OrganisationRecord, 'id' | 'companyName'>, string>(async organisations => {
      const names = await namesOf(organisations);
      return organisations.map(({ id }) => names.get(id) ?? '');
    }),
    /** The caller's role in organisations, at most the token's; null for non-members. */
    role: new DataLoader<number, Role | null>(async ids => {
      const memberships = actor.kind === 'user' ? await listMembershipsOf(actor.userId) : [];
      const roles = new Map(memberships.map(({ organisationId, role }) => [organisationId, role]));
      return ids.map(id => {
        const role = roles.get(id);
        if (!role || actor.kind !== 'user') return null;
        return id === actor.organisationId ? lowerOf(role, actor.role) : role;
      });
    }),
    /** Names of current and former members of the caller's organisation; others have none here. */
    member: new DataLoader<number, Names | null>(async userIds => {
      const names = await namesFor(actor, userIds);
      return userIds.map(id => names.get(id) ?? null);
    }),
    /** The labels of the organisation's links. */
    link: new DataLoader<number, string | null>(async ids => {
      const labels = actor.kind === 'user' ? await listLabels(actor.organisationId, ids) : new Map();
      return ids.map(id => labels.get(id) ?? null);
    }),
  };
}

async function namesFor(actor: Actor, userIds: readonly number[]): Promise<Map<number, Names>> {
  if (actor.kind !== 'user') return new Map();
  const members = await filterMembersEver(actor.organisationId, userIds);
  // The caller's own name is visible to them.
  return listNames(userIds.filter(id => members.has(id) || id === actor.userId));
}
