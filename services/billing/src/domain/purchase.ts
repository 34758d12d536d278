import type { DocumentType } from '@aicp/contracts/documentType';
import type { PaymentMode } from '@aicp/contracts/events/billingJobs';

export type PurchaseStatus = 'pending' | 'paid' | 'refunded' | 'disputed' | 'canceled';

/** One type of document for one assessment, bought or in checkout. */
export type Purchase = {
  id: number;
  userId: number;
  organisationId: number;
  mode: PaymentMode;
  assessmentId: number;
  documentType: DocumentType;
  /** In minor units, for example cents. */
  amount: number;
  currency: 'EUR' | 'GBP';
  status: PurchaseStatus;
  /** Increases with every change. */
  version: number;
  paymentIntentId: string | null;
  receiptUrl: string | null;
  createdAt: Date;
  paidAt: Date | null;
};

/** A payment at Stripe, reduced to the fields used here. */
export type Payment = {
  id: string;
  status: string;
  clientSecret: string | null;
  refunded: boolean;
  /** The states of its disputes, in Stripe's words. */
  disputes: readonly string[];
  receiptUrl: string | null;
};

/** States of a dispute that leave the money with us. */
const HARMLESS = ['won', 'warning_needs_response', 'warning_under_review', 'warning_closed', 'prevented'];

export function purchaseStatus({ status, refunded, disputes }: Payment): PurchaseStatus {
  if (status === 'canceled') return 'canceled';
  if (status !== 'succeeded') return 'pending';
  if (refunded) return 'refunded';
  return disputes.some(state => !HARMLESS.includes(state)) ? 'disputed' : 'paid';
}
