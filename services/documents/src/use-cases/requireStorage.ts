import { DomainError } from '@aicp/contracts/domainError';
import type { Transaction } from '@aicp/service/store/transaction';
import { storageFault } from '../domain/evidence.ts';
import { usedBytes } from '../store/usedBytes.ts';

/** @throws DomainError CONFLICT if the organisation has no room for the bytes */
export async function requireStorage(organisationId: number, bytes: number, tx?: Transaction): Promise<void> {
  const fault = storageFault(await usedBytes(organisationId, tx), bytes);
  if (fault) throw new DomainError('CONFLICT', fault);
}
