import { SubscriptionChanged } from '@aicp/contracts/subscriptionEvents';
import { on } from '@aicp/service/queue/consumer';
import { recordPlan } from '../use-cases/recordPlan.ts';

export const onSubscriptionChanged = on(SubscriptionChanged, recordPlan);
