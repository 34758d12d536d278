import { z } from 'zod';
import { DocumentType } from '../documentType.ts';
import { event } from '../event.ts';
import { owned } from '../owner.ts';

const userId = z.int().positive();

const Purchase = owned({
  purchaseId: z.int().positive(),
  /** Rises with every change of the purchase; consumers apply newer states only. */
  version: z.int().nonnegative(),
  assessmentId: z.int().positive(),
  documentType: DocumentType,
  /** In minor units, for example cents. */
  amount: z.int(),
  currency: z.enum(['EUR', 'GBP']),
  /** Paid with a test card, which documents state. */
  testMode: z.boolean(),
  at: z.iso.datetime(),
});

/** One type of document for one assessment was paid for. Published again when a dispute about it is won. */
export const DocumentPurchased = event('document.purchased', Purchase, ['documents']);

/** The payment was returned: refunded, or disputed by the cardholder. */
export const DocumentPurchaseRevoked = event('document.purchaseRevoked', Purchase, ['documents']);

/** A received payment, and whether it was returned later. */
export const PaymentRecorded = event(
  'payment.recorded',
  z.object({
    /** Both null once the account is erased: the payment stays in the books. */
    userId: userId.nullable(),
    organisationId: userId.nullable(),
    paymentId: z.string().max(100),
    /** Rises with every change; consumers apply newer states only. */
    version: z.int().nonnegative(),
    what: z.enum(['subscription', 'document']),
    /** In minor units, for example cents. */
    amount: z.int(),
    currency: z.enum(['EUR', 'GBP']),
    testMode: z.boolean(),
    returned: z.boolean(),
    at: z.iso.datetime(),
  }),
);
export type PaymentData = z.infer<(typeof PaymentRecorded)['data']>;

/** A card was declined, at a renewal or a document purchase. */
export const PaymentFailed = event(
  'payment.failed',
  owned({
    what: z.enum(['subscription', 'document']),
    testMode: z.boolean(),
    at: z.iso.datetime(),
  }),
);

/** The current payment mode: published with every change, and whenever billing's worker starts. */
export const PaymentModeStated = event(
  'paymentMode.stated',
  z.object({
    sandboxMode: z.boolean(),
    /** Rises with every change; consumers apply newer states only. */
    version: z.int().nonnegative(),
  }),
  ['documents'],
);

export const PaymentSettingsChanged = event(
  'paymentSettings.changed',
  z.object({
    /** The administrator who changed the mode. */
    userId,
    sandboxMode: z.boolean(),
    version: z.int().nonnegative(),
    at: z.iso.datetime(),
  }),
);
