import type { Role } from '@aicp/contracts/rights/rights';
import type { Transaction } from '@aicp/service/store/transaction';
import { linkAccount, recordGroupRole } from '../../store/provisionedUsers.ts';
import { DEFAULT_ROLE, rolesByGroups } from './syncDirectoryRoles.ts';

/**
 * Someone comes to an organisation whose directory may wait for them: from now on it takes them out, and its groups give them their role.
 * @param role what they were to be without groups
 * @returns what they are
 */
export async function linkProvisionedUser(
  tx: Transaction,
  { organisationId, email, userId, role }: { organisationId: number; email: string; userId: number; role: Role },
): Promise<Role> {
  const waiting = await linkAccount(tx, { organisationId, email, userId });
  if (!waiting) return role;
  const given = (await rolesByGroups(organisationId, [waiting.id], tx.session)).get(waiting.id);
  await recordGroupRole(tx, waiting.id, given !== undefined);
  // Who was invited for a group, and is not in it any more, has nothing by it.
  return given ?? (waiting.hasGroupRole ? DEFAULT_ROLE : role);
}
