import { onAssessmentCompleted } from './onAssessmentCompleted.ts';

/** What reporting listens to. */
export const handlers = [onAssessmentCompleted];
