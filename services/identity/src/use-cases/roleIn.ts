import type { UserActor } from '@aicp/contracts/actor';
import { lowerOf, type Role } from '@aicp/contracts/rights';
import { findRole } from '../store/memberships.ts';

/** What the caller is in an organisation of theirs, at present. A token may be less there than its person has become. */
export async function roleIn(organisationId: number, caller: UserActor): Promise<Role | null> {
  const role = await findRole(organisationId, caller.userId);
  return role && organisationId === caller.organisationId ? lowerOf(role, caller.role) : role;
}
