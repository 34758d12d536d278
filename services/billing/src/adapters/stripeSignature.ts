import type { PaymentMode } from '@aicp/contracts/events/billingJobs';
import Stripe from 'stripe';

/** Older ones are refused: someone may be sending again what they have seen. */
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
): { mode: PaymentMode; event: unknown } | undefined {
  const { signature: verifier } = Stripe.webhooks;
  if (!verifier) throw new Error('the library of Stripe verifies no signatures');
  for (const { mode, secret } of secrets) {
    try {
      // The library's constructEvent refuses thin events, which Stripe signs in the same way.
      verifier.verifyHeader(body, signature, secret, TOLERANCE_SECONDS);
      return { mode, event: JSON.parse(body.toString('utf8')) };
    } catch {
      // not by this secret
    }
  }
  return undefined;
}
