import type { AssessmentCompletedData } from '@aicp/contracts/events/assessmentEvents';
import type { OrganisationFacts } from '@aicp/contracts/events/organisationFacts';
import { systemState } from './systemState.ts';

/**
 * The inputs of a completed assessment at that time, stored with it: its report and documents show the system as it was then, whatever
 * changes later.
 */
export type Completion = {
  /** The date of the law that was applied, in UTC; ISO date. */
  scoredOn: string;
  system: AssessmentCompletedData['system'];
  /** The organisation's recorded facts; null if there were none. */
  organisation: OrganisationFacts | null;
  /** The member who completed it. */
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
