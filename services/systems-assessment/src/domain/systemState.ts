import type { AssessmentCompletedData } from '@aicp/contracts/events/assessmentEvents';

type SystemState = AssessmentCompletedData['system'];

/** What events say about a system. */
export function systemState({ id, name, description, systemType, jurisdiction }: SystemState): SystemState {
  return { id, name, description, systemType, jurisdiction };
}
