import type { ClientSession } from 'mongoose';
import { listFirstOwners } from './memberships.ts';
import type { OrganisationRecord } from './organisations.ts';
import { listUsernames } from './usernames.ts';

type Named = Pick<OrganisationRecord, 'id' | 'companyName'>;

/** Displayed names of organisations: the company's name, or the longest-standing owner's username if there is none. */
export async function namesOf(organisations: readonly Named[], session?: ClientSession): Promise<Map<number, string>> {
  const nameless = organisations.filter(({ companyName }) => companyName === null).map(({ id }) => id);
  const owners = nameless.length > 0 ? await listFirstOwners(nameless, session) : new Map<number, number>();
  const usernames = owners.size > 0 ? await listUsernames([...owners.values()], session) : new Map<number, string>();
  return new Map(
    organisations.map(({ id, companyName }) => [
      id,
      companyName ?? usernames.get(owners.get(id) ?? 0) ?? `Organisation ${id}`,
    ]),
  );
}

export async function nameOf(organisation: Named, session?: ClientSession): Promise<string> {
  return (await namesOf([organisation], session)).get(organisation.id) ?? '';
}
