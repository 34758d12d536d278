import { newId } from '../newId.ts';
import type { Charge } from './charge.ts';

const DAY = 86_400;

export function newDispute(now: number, charge: Charge) {
  return {
    id: newId('du'),
    object: 'dispute' as const,
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {},
    evidence_details: {
      due_by: now + 14 * DAY,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: null,
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: { brand: charge.payment_method_details.card.brand, case_type: 'chargeback', network_reason_code: '10.4' },
      type: 'card',
    },
    reason: 'fraudulent',
    status: 'needs_response' as 'needs_response' | 'won' | 'lost',
  };
}

export type Dispute = ReturnType<typeof newDispute>;
