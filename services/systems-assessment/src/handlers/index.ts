import { onEvidenceRemoved, onEvidenceUploaded } from './onEvidenceChanged.ts';
import { onReadModelsCleared } from './onReadModelsCleared.ts';
import { onSubscriptionChanged } from './onSubscriptionChanged.ts';
import { onUserDeleted } from './onUserDeleted.ts';

/** What systems-assessment listens to. */
export const handlers = [
  onUserDeleted,
  onSubscriptionChanged,
  onEvidenceUploaded,
  onEvidenceRemoved,
  onReadModelsCleared,
];
