import { createHash } from 'node:crypto';
import type { Report } from './reportOf.ts';

/** What an approval is bound to: SHA-256, in hex, of all that a report shows, as canonical JSON (the form of RFC 8785). */
export function hashOf({ id, jurisdiction, bankVersion, lawAsOf, system, completedAt, result }: Report): string {
  const shown = { id, jurisdiction, bankVersion, lawAsOf, system, completedAt, result };
  return createHash('sha256').update(canonical(shown)).digest('hex');
}

/** JSON with the members of every object in the order of their names. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
