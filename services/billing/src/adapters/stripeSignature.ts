import type { PaymentMode } from '@aicp/contracts/events/billingJobs';
import Stripe from 'stripe';

/** Older ones are refused: somebody may be sending again what they have seen. */
const TOLERANCE_SECONDS = 300;

export type WebhookSecret = { mode: PaymentMode; secret: string };

/**
 * Reads a webhook if one of the secrets signed exactly these bytes, just now. While a secret is being replaced, the old
 * one and the new one are both given; whose secret fits also says whether it is about test or live payments.
 */
export function verifyWebhook(
  body: Buffer,
  signature: string,
  secrets: readonly WebhookSecret[],
): { mode: PaymentMode; event: Stripe.Event } | undefined {
  for (const { mode, secret } of secrets) {
    try {
      return { mode, event: Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS) };
    } catch {
      // not by this secret
    }
  }
  return undefined;
}
