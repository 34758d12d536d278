import type { Jurisdiction } from '@aicp/compliance/law/jurisdiction';

/** What evidence, the QMS checklist and filled blanks belong to: an AI system under one law. */
export type Place = { systemId: number; jurisdiction: Jurisdiction };

/** "42-EU": how stores name it. */
export function placeKey({ systemId, jurisdiction }: Place): string {
  return `${systemId}-${jurisdiction}`;
}
