import { valuesIn } from '@aicp/contracts/entities/field';
import { systemFields } from '@aicp/contracts/entities/system';
import type { AssessmentCompletedData } from '@aicp/contracts/events/assessmentEvents';

type SystemState = AssessmentCompletedData['system'];

/** A system's state in events. */
export function systemState(system: SystemState): SystemState {
  return { id: system.id, ...valuesIn(systemFields, 'event', system) };
}

/** A system with the member who owns it, for consumers that follow it. */
export function publishedSystem<Of extends SystemState & { ownerId: number | null }>(system: Of) {
  return { ...systemState(system), ownerId: system.ownerId };
}
