import { newClientSecret, newId } from '../newId.ts';

/** The dialog that the browser has to show before the payment can go on. */
export const threeDSecure = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_simulated' } };

/** Why the last attempt failed, as the browser and `last_payment_error` report it. */
export interface PaymentError {
  type: 'card_error' | 'invalid_request_error';
  code: string;
  decline_code?: string;
  message: string;
  payment_method?: object;
}

type Status = 'requires_payment_method' | 'requires_confirmation' | 'requires_action' | 'succeeded' | 'canceled';

/** An amount to be paid, in minor units. */
export function newPaymentIntent(now: number, given: { amount: number; currency: string }) {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent' as const,
    allowed_payment_method_types: null,
    ...given,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null as { enabled: boolean } | null,
    canceled_at: null as number | null,
    cancellation_reason: null as string | null,
    capture_method: 'automatic_async',
    client_secret: newClientSecret(id),
    confirmation_method: 'automatic',
    created: now,
    customer: null as string | null,
    customer_account: null,
    description: null as string | null,
    excluded_payment_method_types: null,
    last_payment_error: null as PaymentError | null,
    latest_charge: null as string | null,
    livemode: false,
    managed_payments: null,
    metadata: {} as Record<string, string>,
    next_action: null as typeof threeDSecure | null,
    on_behalf_of: null,
    payment_method: null as string | null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null as string | null,
    review: null,
    setup_future_usage: null as 'off_session' | 'on_session' | null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method' as Status,
    transfer_data: null,
    transfer_group: null,
  };
}

export type PaymentIntent = ReturnType<typeof newPaymentIntent>;
