/** The payment simulator in its own container, on port 12111. It refuses live keys and charges no real money. */

import { startSimulator } from '@aicp/payment-simulator/startSimulator';
import { readEnv } from '@aicp/service/process/readEnv';
import { z } from 'zod';
import { endOnSignal } from './endOnSignal.ts';

const env = readEnv(
  z.object({
    STRIPE_SECRET_KEY: z.string(),
    STRIPE_PUBLISHABLE_KEY: z.string(),
    STRIPE_WEBHOOK_SECRET: z.string(),
    PUBLIC_URL: z.url(),
    /** The address to which events are sent. */
    WEBHOOK_URL: z.url(),
    DATA_DIR: z.string(),
  }),
  process.env,
);
const say = (text: string) => void process.stdout.write(`${text}\n`);
const simulator = await startSimulator({
  dataDir: env.DATA_DIR,
  host: '0.0.0.0',
  port: 12111,
  secretKey: env.STRIPE_SECRET_KEY,
  publishableKey: env.STRIPE_PUBLISHABLE_KEY,
  publicUrl: env.PUBLIC_URL,
  webhook: { url: env.WEBHOOK_URL, secret: env.STRIPE_WEBHOOK_SECRET },
  onFault: say,
});
endOnSignal(simulator.stop);
say('Payment simulator: no real charges are made.');
