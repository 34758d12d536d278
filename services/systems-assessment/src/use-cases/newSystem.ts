import { newRecord } from '@aicp/contracts/entities/field';
import { type SystemFields, systemFields } from '@aicp/contracts/entities/system';
import { NEVER_ASSESSED } from '../domain/ranking.ts';
import { type AiSystem, IN_USE } from '../store/systems.ts';

type Given = Pick<SystemFields, 'name'> & { [Name in keyof SystemFields]?: SystemFields[Name] | null | undefined };

/** A new system: EU rules by default, and not assessed. */
export function newSystem(
  made: Pick<AiSystem, 'id' | 'userId' | 'organisationId' | 'createdAt'>,
  given: Given,
): AiSystem {
  return {
    ...made,
    ...newRecord(systemFields, given),
    version: 1,
    latestAssessment: null,
    openAssessmentId: null,
    ownDue: null,
    urgency: NEVER_ASSESSED,
    otherLaw: null,
    factsVersion: 0,
    ...IN_USE,
  };
}
