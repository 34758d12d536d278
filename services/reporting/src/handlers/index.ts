import { onAssessmentCompleted } from './onAssessmentCompleted.ts';
import { onSystemDeleted } from './onSystemDeleted.ts';
import { onUserDeleted } from './onUserDeleted.ts';

/** What reporting listens to. */
export const handlers = [onAssessmentCompleted, onSystemDeleted, onUserDeleted];
