import type { Jurisdiction } from '@aicp/compliance/law/jurisdiction';

/** The owner of evidence, the QMS checklist and filled blanks: an AI system under one law. */
export type SystemUnderLaw = { systemId: number; jurisdiction: Jurisdiction };

/** "42-EU": the name in stores. */
export function systemUnderLawKey({ systemId, jurisdiction }: SystemUnderLaw): string {
  return `${systemId}-${jurisdiction}`;
}
