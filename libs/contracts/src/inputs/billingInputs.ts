import { z } from 'zod';
import { DocumentType } from '../documentType.ts';
import { PlanId } from '../rights/plans.ts';
import { SerialId } from '../serialId.ts';

/** The fields of POST /api/create-subscription and of `createSubscription`. */
export const SubscribeInput = z.object({
  planId: z.enum(PlanId.options, 'must be starter, professional or enterprise'),
});

/** The fields of POST /api/document-purchases and of `purchaseDocument`. */
export const PurchaseDocumentInput = z.object({ assessmentId: SerialId, documentType: DocumentType });

/** The fields of POST /api/admin/payment-settings and of `setPaymentSettings`. */
export const PaymentSettingsInput = z.object({ sandboxMode: z.boolean('must be true or false') });

/** The input of `finishPaymentMethodUpdate`. Anything else would become another address at Stripe. */
export const SetupIntentId = z
  .string()
  .regex(/^seti_\w{1,250}$/, 'This card has not been confirmed. Please try again.');

/** The fields of `beginPaymentMethodUpdate`. The return address must be a page of this product. */
export const PaymentMethodUpdateInput = z.object({
  returnPath: z
    .string()
    .max(200)
    .regex(/^\/(?![/\\])/, 'must be a path within this product')
    .default('/subscription'),
});
