import type { Role } from '@aicp/contracts/rights/rights';
import type { Transaction } from '@aicp/service/store/transaction';
import { linkAccount, recordGroupRole } from '../../store/provisionedUsers.ts';
import { DEFAULT_ROLE, rolesByGroups } from './syncDirectoryRoles.ts';

/**
 * Links a user who joins to their provisioned entry: from now on the directory can remove them, and its groups set their role.
 * @param role their role without groups
 * @returns their role
 */
export async function linkProvisionedUser(
  tx: Transaction,
  { organisationId, email, userId, role }: { organisationId: number; email: string; userId: number; role: Role },
): Promise<Role> {
  const waiting = await linkAccount(tx, { organisationId, email, userId });
  if (!waiting) return role;
  const given = (await rolesByGroups(organisationId, [waiting.id], tx.session)).get(waiting.id);
  await recordGroupRole(tx, waiting.id, given !== undefined);
  // An invited user who has since left the group gets no role from it.
  return given ?? (waiting.hasGroupRole ? DEFAULT_ROLE : role);
}
