import { newId } from '../newId.ts';
import type { Charge } from './charge.ts';

export function newRefund(now: number, charge: Charge, amount: number) {
  return {
    id: newId('re'),
    object: 'refund' as const,
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: now,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata: {} as Record<string, string>,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: null as string | null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}

export type Refund = ReturnType<typeof newRefund>;
