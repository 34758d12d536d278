import type { Transaction } from '@aicp/service/store/transaction';
import { storedBytes } from './evidence.ts';
import { proposedBytes } from './proposedFiles.ts';

/** The total size of an organisation's files: its evidence, and supplier files that no one has accepted or declined yet. */
export async function usedBytes(organisationId: number, tx?: Transaction): Promise<number> {
  // Sequential: a transaction runs one operation at a time.
  const stored = await storedBytes(organisationId, tx);
  return stored + (await proposedBytes(organisationId, tx));
}
