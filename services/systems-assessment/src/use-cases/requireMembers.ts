import { DomainError } from '@aicp/contracts/domainError';
import { notFound } from '@aicp/contracts/serialId';
import { filterMembers, isFormerMember } from '@aicp/service/store/members';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';

type Asked = {
  organisationId: number;
  /** The caller is a member unless they have left since. */
  asker: number;
  people: readonly number[];
  /** The error message for someone who is not a member. */
  otherwise: string;
};

/**
 * Requires that people are members of the organisation until the transaction ends. Ending a membership waits for this lock, and then
 * clears references to the person.
 * @throws DomainError INVALID
 */
export async function requireMembers(
  tx: Transaction,
  { organisationId, asker, people, otherwise }: Asked,
): Promise<void> {
  if (people.length === 0) return;
  if (!(await lockUnlessDeleted(tx, 'organisation', organisationId))) throw notFound('Organisation');
  const members = await filterMembers(tx, organisationId, people);
  if (!(await isFormerMember(tx, { organisationId, userId: asker }))) members.add(asker);
  if (people.some(id => !members.has(id))) throw new DomainError('INVALID', otherwise);
}
