import {
  ActivityLogPruned,
  ActivityRetentionChanged,
  JobDiscarded,
  JobRetried,
  ListExported,
  ReadModelsCleared,
  StateRestated,
  SystemsViewed,
} from '@aicp/contracts/adminEvents';
import type { AdminNotice } from '@aicp/contracts/adminLive';
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
  BundleDownloaded,
  DocumentFailed,
  DocumentGenerated,
  DocumentRequested,
  EvidenceDownloaded,
  EvidenceRemoved,
  EvidenceUploaded,
  QmsAssessed,
} from '@aicp/contracts/documentEvents';
import type { EventType } from '@aicp/contracts/event';
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
import { type Handler, on } from '@aicp/service/queue/consumer';
import type { Transaction } from '@aicp/service/store/transaction';
import type { z } from 'zod';
import type { WorkerContext } from '../context.ts';
import { applyEvent } from '../use-cases/applyEvent.ts';
import { recordRestated } from '../use-cases/rebuild.ts';
import { recordPayment } from '../use-cases/recordPayment.ts';
import { eraseSystem, recordCompletion, recordStart, recordSystem } from '../use-cases/recordSystem.ts';
import { eraseUser, recordLogin, recordPlan, recordUser } from '../use-cases/recordUser.ts';

/**
 * @param record what the event changes in the read models, if anything
 * @param kind the views that show it
 */
function apply<Data extends z.ZodType>(
  type: EventType<Data>,
  record?: (tx: Transaction, data: z.output<Data>) => Promise<void>,
  kind?: AdminNotice,
): Handler<WorkerContext> {
  return on(type, (ctx, data) => applyEvent(ctx, async tx => record?.(tx, data), kind));
}

/** Every event there is, what it changes in the read models, and whose views show it. */
export const handlers = [
  apply(UserRegistered, recordUser, 'users'),
  apply(UserUpdated, recordUser, 'users'),
  apply(UserVerified, recordUser, 'users'),
  apply(UserSuspended, recordUser, 'users'),
  apply(UserActivated, recordUser, 'users'),
  apply(UserLoggedIn, recordLogin, 'users'),
  apply(UserDeleted, eraseUser, 'users'),
  apply(UserPasswordChanged),
  apply(UserActed),
  apply(SystemCreated, recordSystem),
  apply(SystemUpdated, recordSystem),
  apply(SystemDeleted, eraseSystem, 'stats'),
  apply(AssessmentStarted, recordStart, 'stats'),
  apply(AssessmentCompleted, recordCompletion, 'stats'),
  apply(DocumentRequested),
  apply(DocumentGenerated),
  apply(DocumentFailed),
  apply(EvidenceUploaded),
  apply(EvidenceRemoved),
  apply(EvidenceDownloaded),
  apply(BundleDownloaded),
  apply(QmsAssessed),
  apply(SubscriptionChanged, recordPlan, 'users'),
  apply(DocumentPurchased),
  apply(DocumentPurchaseRevoked),
  apply(PaymentRecorded, recordPayment, 'stats'),
  apply(PaymentFailed),
  apply(PaymentSettingsChanged),
  apply(ActivityRetentionChanged),
  apply(ActivityLogPruned),
  apply(ListExported),
  apply(SystemsViewed),
  apply(JobRetried),
  apply(JobDiscarded),
  apply(ReadModelsCleared),
  apply(StateRestated, recordRestated),
];
