import type { AssessmentCompletedData } from '@aicp/contracts/assessmentEvents';
import { completedState } from './completedState.ts';
import { type Completion, completionOf } from './completion.ts';

type Stored = Parameters<typeof completedState>[0];
type Kept = {
  assessment: Stored['assessment'] & { completedAt: Date | null; completion: Completion | null };
  /** As it is now, for assessments that were completed before their systems were stored with them. */
  system: Completion['system'] | null | undefined;
  responses: Stored['responses'];
};

/** What was published about an assessment when it was completed; null while it is in progress. */
export function completedAgain({ assessment, system, responses }: Kept): AssessmentCompletedData | null {
  const { completedAt } = assessment;
  const completion = assessment.completion ?? (completedAt && system && completionOf(system, completedAt, null, null));
  return completedAt && completion ? completedState({ assessment, completion, responses, completedAt }) : null;
}
