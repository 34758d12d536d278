import { isPublicAddress, payments, SIMULATED_IN_PUBLIC } from '@aicp/service/process/publicAddress';
import { readEnv, serviceEnv } from '@aicp/service/process/readEnv';
import { z } from 'zod';
import { isSimulatorKey, setOrNot, stripeEnv } from './stripeEnv.ts';

const Env = z
  .object({
    ...serviceEnv('billing'),
    ...stripeEnv,
    PUBLIC_URL: setOrNot(z.url()),
    PAYMENTS: payments,
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
    if (isSimulatorKey(env.STRIPE_SECRET_KEY) && isPublicAddress(env.PUBLIC_URL) && env.PAYMENTS !== 'simulated')
      context.addIssue({ code: 'custom', path: ['PUBLIC_URL'], message: SIMULATED_IN_PUBLIC });
    if (env.TRIAL && env.STRIPE_LIVE_SECRET_KEY)
      context.addIssue({
        code: 'custom',
        path: ['STRIPE_LIVE_SECRET_KEY'],
        message: 'live keys are not allowed in a trial',
      });
  });

export const env = readEnv(Env, process.env);
