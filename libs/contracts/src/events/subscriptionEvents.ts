import { z } from 'zod';
import { event } from '../event.ts';
import { owned } from '../owner.ts';
import { PlanId } from '../rights/plans.ts';

/** The allowance of an organisation's plan, as billing knows it for the current payment mode. */
export const SubscriptionChanged = event(
  'subscription.changed',
  owned({
    /** Rises with every change; consumers apply newer states only. */
    version: z.int().nonnegative(),
    /** `free` without a paid subscription. */
    plan: z.enum([...PlanId.options, 'free']),
    /** 'free', or the payment provider's status: active, past_due, canceled... */
    status: z.string().max(50),
    endsAt: z.iso.datetime().nullable(),
  }),
  ['identity', 'systems-assessment', 'documents'],
);
export type SubscriptionChangedData = z.infer<(typeof SubscriptionChanged)['data']>;
