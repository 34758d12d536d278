import { onPasswordChanged } from './onPasswordChanged.ts';
import { onReadModelsCleared } from './onReadModelsCleared.ts';
import { onSubscriptionChanged } from './onSubscriptionChanged.ts';
import { onUserDeleted } from './onUserDeleted.ts';
import { onUserSuspended } from './onUserSuspended.ts';

/** What identity listens to. */
export const handlers = [onPasswordChanged, onReadModelsCleared, onSubscriptionChanged, onUserDeleted, onUserSuspended];
