import { newId } from '../simulation.ts';

interface BillingDetails {
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

/** The behaviour of a test card; see https://docs.stripe.com/testing. */
interface TestCard {
  number: string;
  brand: 'visa' | 'mastercard' | 'amex';
  /** The payment methods with which code without a browser names the card. */
  token?: string;
  /** The decline of every payment. */
  decline?: Decline;
  /** Whether it can be stored, but later charges fail. */
  failsLater?: boolean;
  /** Whether the bank requires a 3-D Secure dialog: once, or at every payment. */
  authentication?: 'unless-kept' | 'always';
  /** Whether the payment succeeds and is disputed at once. */
  disputed?: boolean;
}

export interface Decline {
  code: string;
  decline_code?: string;
  message: string;
}

const declined = (decline_code: string, message = 'Your card was declined.'): Decline => ({
  code: 'card_declined',
  decline_code,
  message,
});
export const genericDecline = declined('generic_decline');
const noFunds = declined('insufficient_funds', 'Your card has insufficient funds.');

export const testCards: TestCard[] = [
  { number: '4242424242424242', brand: 'visa', token: 'pm_card_visa' },
  { number: '5555555555554444', brand: 'mastercard', token: 'pm_card_mastercard' },
  { number: '378282246310005', brand: 'amex', token: 'pm_card_amex' },
  { number: '4000000000000002', brand: 'visa', token: 'pm_card_visa_chargeDeclined', decline: genericDecline },
  {
    number: '4000000000009995',
    brand: 'visa',
    token: 'pm_card_visa_chargeDeclinedInsufficientFunds',
    decline: noFunds,
  },
  {
    number: '4000000000000069',
    brand: 'visa',
    token: 'pm_card_chargeDeclinedExpiredCard',
    decline: { code: 'expired_card', message: 'Your card has expired.' },
  },
  {
    number: '4000000000000127',
    brand: 'visa',
    token: 'pm_card_chargeDeclinedIncorrectCvc',
    decline: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  },
  {
    number: '4000000000000119',
    brand: 'visa',
    token: 'pm_card_chargeDeclinedProcessingError',
    decline: {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
  { number: '4000000000000341', brand: 'visa', token: 'pm_card_chargeCustomerFail', failsLater: true },
  { number: '4000002500003155', brand: 'visa', token: 'pm_card_authenticationRequired', authentication: 'unless-kept' },
  { number: '4000002760003184', brand: 'visa', authentication: 'always' },
  { number: '4000000000000259', brand: 'visa', token: 'pm_card_createDispute', disputed: true },
];

/** Any other number may be a real person's card. */
export const notATestCard: Decline = declined(
  'test_mode_live_card',
  'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
);

/** The test card of a payment method, by the last digits of its number: no whole number is stored. */
export const cardOf = (method: { card: { fingerprint: string } }): TestCard | undefined =>
  testCards.find(card => method.card.fingerprint === `simulator${card.number.slice(-8)}`);
