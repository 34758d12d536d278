import { createHash } from 'node:crypto';
import { canonicalJson } from '@aicp/contracts/canonicalJson';
import { systemAtCompletion } from '@aicp/contracts/events/canonicalReportOf';
import type { Report } from './reportOf.ts';

/** The hash that an approval is bound to: SHA-256 (hex) of all that a report shows, as canonical JSON. */
export function hashOf(report: Report): string {
  const { id, jurisdiction, bankVersion, lawAsOf, completedAt, result } = report;
  const shown = { id, jurisdiction, bankVersion, lawAsOf, system: systemAtCompletion(report), completedAt, result };
  return createHash('sha256').update(canonicalJson(shown)).digest('hex');
}
