import type { Deadline } from '../../parts/deadlines/deadlines.ts';
import {
  actionPath,
  assessmentPath,
  dutiesPath,
  factsPath,
  libraryPath,
  policiesPath,
  systemPath,
} from '../../parts/paths.ts';

/** The page on which to act on a deadline; null for a legal date. */
export function deadlinePath(deadline: Deadline): string | null {
  const law = deadline.jurisdiction ?? 'EU';
  const system = deadline.systems[0]?.id;
  switch (deadline.kind) {
    case 'action':
    case 'risk':
      return actionPath(deadline.id);
    case 'review':
      if (deadline.policy) return policiesPath;
      return deadline.duty ? dutiesPath : factsPath(law, system ?? '');
    case 'reassessment':
      return deadline.openAssessmentId ? assessmentPath(law, deadline.openAssessmentId) : systemPath(law, system ?? '');
    case 'evidence':
      return libraryPath(deadline.id);
    case 'law':
      return null;
  }
}
