import { findConnection } from './connections.ts';
import { findOrganisationByEmail } from './domains.ts';
import { findRole } from './memberships.ts';
import { findSignInMeans } from './signInMeans.ts';
import type { User } from './users.ts';

/**
 * Whether a user may sign in only at an identity provider: as a member of an organisation that requires it for addresses of its domains,
 * or because everyone must. Owners with a second factor are exempt, and if everyone must, administrators with one are, too.
 */
export async function isProviderOnly(
  { id, email, isAdmin, organisationId }: User,
  isForEverybody: boolean,
): Promise<boolean> {
  const owner = await findOrganisationByEmail(email);
  const isAsked = owner !== null && (await findConnection(owner))?.only;
  const role = isAsked ? await findRole(owner, id) : null;
  if (!role && !isForEverybody) return false;
  if (!(await findSignInMeans(id)).code) return true;
  if (role && role !== 'owner') return true;
  return isForEverybody && !isAdmin && (await findRole(organisationId, id)) !== 'owner';
}
