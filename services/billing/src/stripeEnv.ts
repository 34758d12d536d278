import { z } from 'zod';

const testKey = (prefix: string) =>
  z.string().regex(new RegExp(`^${prefix}_test_`), 'must be a test key; use STRIPE_LIVE_… for live keys');
const liveKey = (prefix: string) => z.string().regex(new RegExp(`^${prefix}_live_`), 'must be a live key');
/** Several secrets while one is being replaced, separated by commas. */
const webhookSecret = z
  .string()
  .transform(list => list.split(',').map(secret => secret.trim()))
  .pipe(z.array(z.string().startsWith('whsec_')).min(1));
export const setOrNot = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(value => (value === '' ? undefined : value), schema.optional());

/** Whether a key is the payment simulator's. */
export const isSimulatorKey = (secretKey: string | undefined) => secretKey?.startsWith('sk_test_simulator') ?? false;

/** The two sets of Stripe's keys. */
export const stripeEnv = {
  STRIPE_SECRET_KEY: setOrNot(testKey('(sk|rk)')),
  STRIPE_PUBLISHABLE_KEY: setOrNot(testKey('pk')),
  STRIPE_WEBHOOK_SECRET: setOrNot(webhookSecret),
  /** Another server with Stripe's API, for test keys only. */
  STRIPE_API_BASE: setOrNot(z.url({ protocol: /^https?$/ })),
  STRIPE_LIVE_SECRET_KEY: setOrNot(liveKey('(sk|rk)')),
  STRIPE_LIVE_PUBLISHABLE_KEY: setOrNot(liveKey('pk')),
  STRIPE_LIVE_WEBHOOK_SECRET: setOrNot(webhookSecret),
  /** Whether Stripe Tax computes VAT. */
  STRIPE_TAX: z
    .enum(['true', 'false'])
    .default('false')
    .transform(value => value === 'true'),
};

export type StripeEnv = z.infer<z.ZodObject<typeof stripeEnv>>;
