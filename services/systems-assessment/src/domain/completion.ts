import type { AssessmentCompletedData } from '@aicp/contracts/events/assessmentEvents';
import type { OrganisationFacts } from '@aicp/contracts/events/organisationFacts';
import { systemState } from './systemState.ts';

/**
 * What a completed assessment was about and as of when, stored with it: its report and documents show the system as it was then,
 * however it is described or published again later.
 */
export type Completion = {
  /** The day, in UTC, as of which the law was applied; ISO date. */
  scoredOn: string;
  system: AssessmentCompletedData['system'];
  /** What was on record about the organisation; null if nothing was. */
  organisation: OrganisationFacts | null;
  /** Who completed it. */
  completedBy: number;
};

export function completionOf(
  system: Completion['system'],
  completedAt: Date,
  organisation: OrganisationFacts | null,
  completedBy: number,
): Completion {
  return { scoredOn: completedAt.toISOString().slice(0, 10), system: systemState(system), organisation, completedBy };
}
