import { newId } from '../newId.ts';
import type { TestCard } from '../payments/testCards.ts';

export interface BillingDetails {
  address: Record<string, string | null>;
  email: string | null;
  name: string | null;
  phone: string | null;
  tax_id: null;
}

export const noBillingDetails: BillingDetails = {
  address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
  email: null,
  name: null,
  phone: null,
  tax_id: null,
};

export function newPaymentMethod(now: number, card: TestCard, expiry: { exp_month: number; exp_year: number }) {
  return {
    id: newId('pm'),
    object: 'payment_method' as const,
    allow_redisplay: 'unspecified',
    billing_details: noBillingDetails,
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: card.brand,
      ...expiry,
      fingerprint: `simulator${card.number.slice(-8)}`,
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: now,
    customer: null as string | null,
    customer_account: null,
    livemode: false,
    metadata: {} as Record<string, string>,
    type: 'card' as const,
  };
}

export type PaymentMethod = ReturnType<typeof newPaymentMethod>;
