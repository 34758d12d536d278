import { DomainError } from '@aicp/contracts/domainError';
import type { Transaction } from '@aicp/service/store/transaction';
import { storageFault } from '../domain/evidence.ts';
import { usedBytes } from '../store/usedBytes.ts';

/** @throws DomainError CONFLICT when the organisation has no room left for so many bytes */
export async function requireStorage(organisationId: number, bytes: number, tx?: Transaction): Promise<void> {
  const fault = storageFault(await usedBytes(organisationId, tx), bytes);
  if (fault) throw new DomainError('CONFLICT', fault);
}
