import { readEnv, serviceEnv } from '@aicp/service/process/readEnv';
import { z } from 'zod';
import { setOrNot, stripeEnv } from './stripeEnv.ts';

const Env = z
  .object({
    ...serviceEnv('billing'),
    ...stripeEnv,
    /** Where people reach the product. */
    PUBLIC_URL: setOrNot(z.url()),
  })
  .superRefine((env, context) => {
    for (const pair of ['STRIPE', 'STRIPE_LIVE'] as const) {
      const names = [`${pair}_SECRET_KEY`, `${pair}_PUBLISHABLE_KEY`, `${pair}_WEBHOOK_SECRET`] as const;
      const missing = names.filter(name => env[name] === undefined);
      if (missing.length > 0 && missing.length < names.length)
        context.addIssue({
          code: 'custom',
          path: missing.slice(0, 1),
          message: `${names.join(', ')} must be set together`,
        });
    }
    if (env.TRIAL && env.STRIPE_LIVE_SECRET_KEY)
      context.addIssue({
        code: 'custom',
        path: ['STRIPE_LIVE_SECRET_KEY'],
        message: 'live keys are not allowed in a trial',
      });
  });

export const env = readEnv(Env, process.env);
