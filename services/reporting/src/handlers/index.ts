import { onAssessmentCompleted } from './onAssessmentCompleted.ts';
import { onSystemDeleted } from './onSystemDeleted.ts';

/** What reporting listens to. */
export const handlers = [onAssessmentCompleted, onSystemDeleted];
