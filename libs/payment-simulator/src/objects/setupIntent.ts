import { newClientSecret, newId } from '../newId.ts';
import type { PaymentError, threeDSecure } from './paymentIntent.ts';

type Status = 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';

/** A card to be kept for later. */
export function newSetupIntent(now: number) {
  const id = newId('seti');
  return {
    id,
    object: 'setup_intent' as const,
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: null as { enabled: boolean } | null,
    cancellation_reason: null as string | null,
    client_secret: newClientSecret(id),
    created: now,
    customer: null as string | null,
    customer_account: null,
    description: null as string | null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null as PaymentError | null,
    latest_attempt: null,
    livemode: false,
    managed_payments: null,
    mandate: null,
    metadata: {} as Record<string, string>,
    next_action: null as typeof threeDSecure | null,
    on_behalf_of: null,
    payment_method: null as string | null,
    payment_method_configuration_details: null,
    payment_method_options: { card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method' as Status,
    usage: 'off_session' as 'off_session' | 'on_session',
  };
}

export type SetupIntent = ReturnType<typeof newSetupIntent>;
