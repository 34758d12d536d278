import { onAssessmentCompleted } from './onAssessmentCompleted.ts';
import { onReadModelsCleared } from './onReadModelsCleared.ts';
import { onSystemDeleted } from './onSystemDeleted.ts';
import { onUserDeleted } from './onUserDeleted.ts';
import { onUserRegistered } from './onUserRegistered.ts';
import { onUserUpdated } from './onUserUpdated.ts';

/** What billing listens to. */
export const handlers = [
  onUserRegistered,
  onUserUpdated,
  onUserDeleted,
  onAssessmentCompleted,
  onSystemDeleted,
  onReadModelsCleared,
];
