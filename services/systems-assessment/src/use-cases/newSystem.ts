import type { AiSystem } from '../store/systems.ts';

type Described = {
  name: string;
  description?: string | null | undefined;
  systemType?: string | null | undefined;
  jurisdiction?: 'EU' | 'UK' | null | undefined;
  sector?: string | null | undefined;
  applicableRegulators?: string[] | null | undefined;
};

/** A system as it begins: under EU rules where nothing else is said, not assessed, and nobody's. */
export function newSystem(
  made: Pick<AiSystem, 'id' | 'userId' | 'organisationId' | 'createdAt'>,
  { name, description, systemType, jurisdiction, sector, applicableRegulators }: Described,
): AiSystem {
  return {
    ...made,
    version: 1,
    name,
    description: description ?? null,
    systemType: systemType ?? null,
    jurisdiction: jurisdiction ?? 'EU',
    sector: sector ?? null,
    applicableRegulators: applicableRegulators ?? [],
    latestAssessment: null,
    openAssessmentId: null,
    otherLaw: null,
    ownerId: null,
    reviewerId: null,
    factsVersion: 0,
  };
}
