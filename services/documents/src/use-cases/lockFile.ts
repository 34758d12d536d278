import { notFound } from '@aicp/contracts/serialId';
import { requireNotArchived } from '@aicp/service/store/archives';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import type { Evidence } from '../domain/evidence.ts';
import { findStored } from '../store/evidence.ts';

/**
 * A file for changing. The completion of the next assessment waits for it, or is seen here: what it keeps does not change under it.
 * @throws DomainError NOT_FOUND, also where its bytes are gone; CONFLICT while its system is archived
 */
export async function lockFile(tx: Transaction, organisationId: number, id: number): Promise<Evidence> {
  const file = await findStored(organisationId, id, tx);
  if (!file || !(await lockUnlessDeleted(tx, 'system', file.systemId))) throw notFound('Evidence');
  await requireNotArchived(tx, file.systemId);
  return file;
}
