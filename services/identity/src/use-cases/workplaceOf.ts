import type { Role } from '@aicp/contracts/rights';
import { findMembershipsOf } from '../store/memberships.ts';
import type { User } from '../store/users.ts';

/** The organisation that somebody works in, and what they are there. */
export type Workplace = { organisationId: number; role: Role };

/** Where a session of somebody begins: where they worked last, or else where they have been the longest. */
export async function workplaceOf(user: User): Promise<Workplace | null> {
  const memberships = await findMembershipsOf(user.id);
  const place = memberships.find(one => one.organisationId === user.organisationId) ?? memberships[0];
  return place ? { organisationId: place.organisationId, role: place.role } : null;
}
