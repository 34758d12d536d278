import type { PaymentMode } from '@aicp/contracts/events/billingJobs';
import Stripe from 'stripe';

/** Older signatures are refused as possible replays. */
const TOLERANCE_SECONDS = 300;

export type WebhookSecret = { mode: PaymentMode; secret: string };

/**
 * Reads a webhook if one of the secrets has just signed exactly these bytes. While a secret is being replaced, both are passed; the
 * matching one also determines the payment mode.
 */
export function verifyWebhook(
  body: Buffer,
  signature: string,
  secrets: readonly WebhookSecret[],
): { mode: PaymentMode; event: unknown } | undefined {
  const { signature: verifier } = Stripe.webhooks;
  if (!verifier) throw new Error('the Stripe library does not verify signatures');
  for (const { mode, secret } of secrets) {
    try {
      // The library's constructEvent refuses thin events, although Stripe signs them in the same way.
      verifier.verifyHeader(body, signature, secret, TOLERANCE_SECONDS);
      return { mode, event: JSON.parse(body.toString('utf8')) };
    } catch {
      // Not signed with this secret.
    }
  }
  return undefined;
}
