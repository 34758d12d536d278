import { onAssessmentCompleted } from './onAssessmentCompleted.ts';
import { onDocumentPurchased, onDocumentPurchaseRevoked } from './onDocumentPurchased.ts';
import { onSubscriptionChanged } from './onSubscriptionChanged.ts';
import { onSystemDeleted } from './onSystemDeleted.ts';
import { onUserDeleted } from './onUserDeleted.ts';
import { onUserRegistered } from './onUserRegistered.ts';
import { onUserUpdated } from './onUserUpdated.ts';

/** What documents listens to. */
export const handlers = [
  onAssessmentCompleted,
  onDocumentPurchased,
  onDocumentPurchaseRevoked,
  onSubscriptionChanged,
  onSystemDeleted,
  onUserDeleted,
  onUserRegistered,
  onUserUpdated,
];
