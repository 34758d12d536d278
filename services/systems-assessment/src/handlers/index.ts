import { ReadModelsCleared } from '@aicp/contracts/adminEvents';
import { EvidenceRemoved, EvidenceUploaded } from '@aicp/contracts/documentEvents';
import { SubscriptionChanged } from '@aicp/contracts/subscriptionEvents';
import { UserDeleted } from '@aicp/contracts/userEvents';
import { type Handler, on } from '@aicp/service/queue/consumer';
import type { Context } from '@aicp/service/store/context';
import { eraseUser } from '../use-cases/eraseUser.ts';
import { recordEvidence } from '../use-cases/recordEvidence.ts';
import { recordPlan } from '../use-cases/recordPlan.ts';
import { republishSystems } from '../use-cases/republishSystems.ts';

export const handlers: Handler<Context>[] = [
  on(UserDeleted, eraseUser),
  on(SubscriptionChanged, recordPlan),
  on(EvidenceUploaded, recordEvidence),
  on(EvidenceRemoved, recordEvidence),
  on(ReadModelsCleared, republishSystems),
];
