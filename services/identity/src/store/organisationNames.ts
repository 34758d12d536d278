import type { ClientSession } from 'mongoose';
import { findFirstOwners } from './memberships.ts';
import type { OrganisationRecord } from './organisations.ts';
import { findUsernames } from './usernames.ts';

type Named = Pick<OrganisationRecord, 'id' | 'companyName'>;

/** What people call organisations: the company's name, or the username of the longest-standing owner while there is none. */
export async function namesOf(organisations: readonly Named[], session?: ClientSession): Promise<Map<number, string>> {
  const nameless = organisations.filter(({ companyName }) => companyName === null).map(({ id }) => id);
  const owners = nameless.length > 0 ? await findFirstOwners(nameless, session) : new Map<number, number>();
  // The organisation of an account that the release before has just registered has the account's number.
  const ownerOf = (id: number) => owners.get(id) ?? id;
  const usernames =
    nameless.length > 0 ? await findUsernames(nameless.map(ownerOf), session) : new Map<number, string>();
  return new Map(
    organisations.map(({ id, companyName }) => [id, companyName ?? usernames.get(ownerOf(id)) ?? `Organisation ${id}`]),
  );
}

export async function nameOf(organisation: Named, session?: ClientSession): Promise<string> {
  return (await namesOf([organisation], session)).get(organisation.id) ?? '';
}
