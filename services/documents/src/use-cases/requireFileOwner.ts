import { DomainError } from '@aicp/contracts/domainError';
import { filterMembers, isFormerMember } from '@aicp/service/store/members';
import type { Transaction } from '@aicp/service/store/transaction';

type Owned = { organisationId: number; userId: number; owner: number | null };

/**
 * Requires that the owner of a file is a member of the organisation, which the caller has locked. Ending a membership waits for the lock
 * and then clears the owner. `userId`, the caller, is a member unless they have left.
 * @throws DomainError INVALID
 */
export async function requireFileOwner(tx: Transaction, { organisationId, userId, owner }: Owned): Promise<void> {
  if (owner === null) return;
  const isIn =
    owner === userId
      ? !(await isFormerMember(tx, { organisationId, userId }))
      : (await filterMembers(tx, organisationId, [owner])).has(owner);
  if (!isIn) throw new DomainError('INVALID', 'owner: must be a member of the organisation', { fields: ['owner'] });
}
