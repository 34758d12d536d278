import { createHash } from 'node:crypto';
import { canonicalJson } from '@aicp/contracts/canonicalJson';
import type { Report } from './reportOf.ts';

/** What an approval is bound to: SHA-256, in hex, of all that a report shows, as canonical JSON. */
export function hashOf({ id, jurisdiction, bankVersion, lawAsOf, system, completedAt, result }: Report): string {
  const shown = { id, jurisdiction, bankVersion, lawAsOf, system, completedAt, result };
  return createHash('sha256').update(canonicalJson(shown)).digest('hex');
}
