import {
  ActivityLogPruned,
  ActivityRetentionChanged,
  JobDiscarded,
  JobRetried,
  ReadModelsCleared,
  StateRestated,
} from '@aicp/contracts/adminEvents';
import {
  AssessmentCompleted,
  AssessmentStarted,
  SystemCreated,
  SystemDeleted,
  SystemUpdated,
} from '@aicp/contracts/assessmentEvents';
import {
  DocumentPurchased,
  DocumentPurchaseRevoked,
  PaymentFailed,
  PaymentRecorded,
  PaymentSettingsChanged,
} from '@aicp/contracts/billingEvents';
import {
  DocumentFailed,
  DocumentGenerated,
  DocumentRequested,
  EvidenceRemoved,
  EvidenceUploaded,
  QmsAssessed,
} from '@aicp/contracts/documentEvents';
import { SubscriptionChanged } from '@aicp/contracts/subscriptionEvents';
import {
  UserActed,
  UserActivated,
  UserDeleted,
  UserLoggedIn,
  UserPasswordChanged,
  UserRegistered,
  UserSuspended,
  UserUpdated,
  UserVerified,
} from '@aicp/contracts/userEvents';
import { recordRestated } from '../use-cases/rebuild.ts';
import { recordPayment } from '../use-cases/recordPayment.ts';
import { eraseSystem, recordCompletion, recordStart, recordSystem } from '../use-cases/recordSystem.ts';
import { eraseUser, recordLogin, recordPlan, recordUser } from '../use-cases/recordUser.ts';
import { hear } from './hear.ts';

/** Every event there is, what it changes in the read models, and whose views show it. */
export const handlers = [
  hear(UserRegistered, recordUser, 'users'),
  hear(UserUpdated, recordUser, 'users'),
  hear(UserVerified, recordUser, 'users'),
  hear(UserSuspended, recordUser, 'users'),
  hear(UserActivated, recordUser, 'users'),
  hear(UserLoggedIn, recordLogin, 'users'),
  hear(UserDeleted, eraseUser, 'users'),
  hear(UserPasswordChanged),
  hear(UserActed),
  hear(SystemCreated, recordSystem),
  hear(SystemUpdated, recordSystem),
  hear(SystemDeleted, eraseSystem, 'stats'),
  hear(AssessmentStarted, recordStart, 'stats'),
  hear(AssessmentCompleted, recordCompletion, 'stats'),
  hear(DocumentRequested),
  hear(DocumentGenerated),
  hear(DocumentFailed),
  hear(EvidenceUploaded),
  hear(EvidenceRemoved),
  hear(QmsAssessed),
  hear(SubscriptionChanged, recordPlan, 'users'),
  hear(DocumentPurchased),
  hear(DocumentPurchaseRevoked),
  hear(PaymentRecorded, recordPayment, 'stats'),
  hear(PaymentFailed),
  hear(PaymentSettingsChanged),
  hear(ActivityRetentionChanged),
  hear(ActivityLogPruned),
  hear(JobRetried),
  hear(JobDiscarded),
  hear(ReadModelsCleared),
  hear(StateRestated, recordRestated),
];
