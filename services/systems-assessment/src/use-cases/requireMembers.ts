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
  /** The sentence for someone who is none. */
  otherwise: string;
};

/**
 * Sees that people are members of the organisation, and stay so until the transaction ends: the end of a membership waits for the
 * lock that is taken here, and clears what names them.
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
