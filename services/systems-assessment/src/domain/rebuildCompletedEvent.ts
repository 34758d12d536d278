import type { AssessmentCompletedData } from '@aicp/contracts/events/assessmentEvents';
import { completedState } from './completedState.ts';
import type { Completion } from './completion.ts';

type Stored = Parameters<typeof completedState>[0];
type Kept = {
  assessment: Stored['assessment'] & { completedAt: Date | null; completion: Completion | null };
  responses: Stored['responses'];
};

/** The event published when an assessment was completed; null while it is in progress. */
export function rebuildCompletedEvent({ assessment, responses }: Kept): AssessmentCompletedData | null {
  const { completedAt, completion } = assessment;
  return completedAt && completion ? completedState({ assessment, completion, responses, completedAt }) : null;
}
