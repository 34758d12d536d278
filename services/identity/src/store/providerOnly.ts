import { findConnection } from './connections.ts';
import { organisationOfEmail } from './domains.ts';
import { findRole } from './memberships.ts';
import { findSignInMeans } from './signInMeans.ts';
import type { User } from './users.ts';

/**
 * Whether someone is to sign in at an identity provider alone: as a member of the organisation that asks so of all with addresses of its
 * domains, or as everyone. The way back is its owners', and for everyone administrators' too, who have a second factor.
 */
export async function isProviderOnly(
  { id, email, isAdmin, organisationId }: User,
  isForEverybody: boolean,
): Promise<boolean> {
  const owner = await organisationOfEmail(email);
  const isAsked = owner !== null && (await findConnection(owner))?.only;
  const role = isAsked ? await findRole(owner, id) : null;
  if (!role && !isForEverybody) return false;
  if (!(await findSignInMeans(id)).code) return true;
  if (role && role !== 'owner') return true;
  return isForEverybody && !isAdmin && (await findRole(organisationId, id)) !== 'owner';
}
