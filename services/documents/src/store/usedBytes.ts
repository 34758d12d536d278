import type { Transaction } from '@aicp/service/store/transaction';
import { storedBytes } from './evidence.ts';
import { proposedBytes } from './proposedFiles.ts';

/** Bytes of all files of an organisation: its evidence, and what suppliers have given and no one has decided on. */
export async function usedBytes(organisationId: number, tx?: Transaction): Promise<number> {
  // Sequential: a transaction runs one operation at a time.
  const stored = await storedBytes(organisationId, tx);
  return stored + (await proposedBytes(organisationId, tx));
}
