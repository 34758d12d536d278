import type { AssessmentCompletedData } from '@aicp/contracts/assessmentEvents';
import type { OrganisationFacts } from '@aicp/contracts/organisationFacts';
import { systemState } from './systemState.ts';

/**
 * What a completed assessment was about and as of when, stored with it: its report and documents show the system as it was then,
 * however it is described or published again later.
 */
export type Completion = {
  /** The day, in UTC, as of which the law was applied; ISO date. */
  scoredOn: string;
  system: AssessmentCompletedData['system'];
  /** What was on record about the organisation; null when nothing was, and on the first question banks, which did without. */
  organisation: OrganisationFacts | null;
  /** Who completed it; null for what was completed before reviews. */
  completedBy: number | null;
};

export function completionOf(
  system: Completion['system'],
  completedAt: Date,
  organisation: OrganisationFacts | null,
  completedBy: number | null,
): Completion {
  return { scoredOn: completedAt.toISOString().slice(0, 10), system: systemState(system), organisation, completedBy };
}
