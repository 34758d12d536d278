import { newId } from '../newId.ts';
import type { PaymentIntent } from './paymentIntent.ts';
import type { PaymentMethod } from './paymentMethod.ts';

/** One attempt at paying an intent by a card. */
export function newCharge(now: number, intent: PaymentIntent, method: PaymentMethod) {
  const { brand, checks, country, exp_month, exp_year, fingerprint, funding, last4 } = method.card;
  return {
    id: newId('ch'),
    object: 'charge' as const,
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null as string | null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'PAYMENT SIMULATOR',
    captured: false,
    created: now,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null as string | null,
    failure_message: null as string | null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null as null | { network_status: string; reason: string | null; seller_message: string; type: string },
    paid: false,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      card: {
        brand,
        checks,
        country,
        exp_month,
        exp_year,
        fingerprint,
        funding,
        last4,
        network: brand,
        three_d_secure: null,
        wallet: null,
      },
      type: 'card',
    },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null as string | null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'failed' as 'succeeded' | 'failed',
    transfer_data: null,
    transfer_group: null,
  };
}

export type Charge = ReturnType<typeof newCharge>;
