import { z } from 'zod';
import { job } from '../job.ts';
import { owned } from '../owner.ts';

/** Test cards or real money: each has its own customers and subscriptions. */
export const PaymentMode = z.enum(['test', 'live']);
export type PaymentMode = z.infer<typeof PaymentMode>;

/** The object of a received and stored webhook. Everything else is read from Stripe. */
export const HandleStripeEvent = job(
  'handleStripeEvent',
  z.object({
    mode: PaymentMode,
    eventId: z.string(),
    type: z.string(),
    /** The id of the object that the event is about. */
    objectId: z.string(),
    customerId: z.string().nullable(),
    paymentIntentId: z.string().nullable(),
    /** The time of the event at Stripe, in seconds since 1970. */
    created: z.int(),
  }),
);
export type HandleStripeEventData = z.infer<(typeof HandleStripeEvent)['data']>;

/** Deletes the Stripe customer of an erased account, with all subscriptions. */
export const DeleteStripeCustomer = job(
  'deleteStripeCustomer',
  z.object({ mode: PaymentMode, customerId: z.string() }),
);

/** Updates a customer's name and address at Stripe. */
export const UpdateStripeCustomer = job('updateStripeCustomer', owned({}));

/** Publishes every plan again after the payment mode has changed. */
export const RepublishSubscriptions = job('publishStandings', z.object({ version: z.int().nonnegative() }));
