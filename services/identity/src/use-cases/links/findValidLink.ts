import { findLink, type Link } from '../../store/links.ts';
import { listOwners } from '../../store/memberships.ts';
import { listUsers } from '../../store/workplaces.ts';

/**
 * A valid link: it exists, has not expired, its creator is not suspended, nor are all owners of its organisation. The same is read in every
 * case, so that timing reveals nothing.
 */
export async function findValidLink(by: Parameters<typeof findLink>[0], now: Date): Promise<Link | null> {
  const link = await findLink(by);
  const owners = await listOwners(link?.organisationId ?? 0);
  const people = await listUsers([link?.madeBy ?? 0, ...owners]);
  const isSuspended = (userId: number) => people.get(userId)?.status === 'suspended';
  if (!link || link.expiresAt <= now || isSuspended(link.madeBy)) return null;
  if (link.kind === 'request' && link.system === null) return null;
  return owners.length > 0 && owners.every(isSuspended) ? null : link;
}
