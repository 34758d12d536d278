import type { Providers } from '../context.ts';
import type { StripeEnv } from '../stripeEnv.ts';
import { provider } from './provider.ts';
import type { WebhookSecret } from './stripeSignature.ts';

/** Stripe for each payment mode with keys. The simulator and other servers never serve live payments. */
export function providersOf(env: StripeEnv): Providers {
  const { STRIPE_TAX: tax, STRIPE_API_BASE: base } = env;
  const { STRIPE_SECRET_KEY: testKey, STRIPE_PUBLISHABLE_KEY: testPublic = '' } = env;
  const { STRIPE_LIVE_SECRET_KEY: liveKey, STRIPE_LIVE_PUBLISHABLE_KEY: livePublic = '' } = env;
  return {
    ...(testKey ? { test: provider({ secretKey: testKey, publicKey: testPublic, base, tax }) } : {}),
    ...(liveKey ? { live: provider({ secretKey: liveKey, publicKey: livePublic, tax }) } : {}),
  };
}

export function webhookSecretsOf(env: StripeEnv): WebhookSecret[] {
  const { STRIPE_WEBHOOK_SECRET: test = [], STRIPE_LIVE_WEBHOOK_SECRET: live = [] } = env;
  return [
    ...test.map(secret => ({ mode: 'test' as const, secret })),
    ...live.map(secret => ({ mode: 'live' as const, secret })),
  ];
}
