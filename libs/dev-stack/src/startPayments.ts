import { join } from 'node:path';
import { startSimulator } from '@aicp/payment-simulator/startSimulator';
import type { Secrets } from './secrets.ts';

interface PaymentOptions {
  dataDir: string;
  secrets: Pick<Secrets, 'STRIPE_SECRET_KEY' | 'STRIPE_PUBLISHABLE_KEY' | 'STRIPE_WEBHOOK_SECRET'>;
  /** The loopback address of the product, to which events are sent. */
  productUrl: string;
  publicUrl: string;
  onFault: (fault: string) => void;
}

/**
 * Starts the payment simulator within this process (a separate process would cost nearly 50 MB, a thread 13). Passes its address to
 * billing and the gateway.
 */
export async function startPayments({ dataDir, secrets, productUrl, publicUrl, onFault }: PaymentOptions) {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = secrets;
  const simulator = await startSimulator({
    dataDir: join(dataDir, 'payments'),
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    publicUrl,
    webhook: { url: `${productUrl}/api/stripe/webhook`, secret: STRIPE_WEBHOOK_SECRET },
    onFault,
  });
  return {
    variables: {
      STRIPE_SECRET_KEY,
      STRIPE_PUBLISHABLE_KEY,
      STRIPE_WEBHOOK_SECRET,
      STRIPE_API_BASE: simulator.url,
      SIMULATOR_URL: simulator.url,
    },
    stop: simulator.stop,
  };
}
