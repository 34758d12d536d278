import { homedir } from 'node:os';
import { join } from 'node:path';
import { adminSecondFactor } from '@aicp/service/process/adminSecondFactor';
import { isPublicAddress, payments, SIMULATED_IN_PUBLIC } from '@aicp/service/process/publicAddress';
import { plans } from '@aicp/service/process/readEnv';
import { z } from 'zod';
import { Failure } from './failure.ts';

/** The machine's own environment, passed on to child processes. */
export const machine = process.env;

/** The folder that keeps downloads for every later start and test of this user. */
export const cacheDir = () => join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'aicp');

const StartEnv = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  DATA_DIR: z.string().min(1).default('.data'),
  TRIAL: z.enum(['true', 'false']).default('true'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  HOST: z.string().optional(),
  MONGODB_URI: z.string().optional(),
  REDIS_URL: z.string().optional(),
  SMTP_URL: z.string().optional(),
  MAIL_UI_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  PUBLIC_URL: z.string().optional(),
  PAYMENTS: payments,
  PLANS: plans,
  SIGN_IN: z.literal('simulated').optional(),
  ADMIN_SECOND_FACTOR: adminSecondFactor,
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_LIVE_SECRET_KEY: z.string().optional(),
  STRIPE_LIVE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_LIVE_WEBHOOK_SECRET: z.string().optional(),
});

/** The settings that charge real money. */
const LIVE = ['STRIPE_LIVE_SECRET_KEY', 'STRIPE_LIVE_PUBLISHABLE_KEY', 'STRIPE_LIVE_WEBHOOK_SECRET'] as const;

export type StartEnv = z.infer<typeof StartEnv>;

/**
 * The launcher's settings (described in .env.example); an empty value counts as not set. Throws Failure that names all errors together,
 * and if a trial would be publicly reachable or charge real money.
 */
export function readStartEnv(source: NodeJS.ProcessEnv = process.env): StartEnv {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const { data, error } = StartEnv.safeParse(given);
  if (!data) throw new Failure('refused', error.issues.map(issue => `${issue.path}: ${issue.message}`).join('; '));
  const danger = [
    data.PUBLIC_URL && 'PUBLIC_URL',
    /^(sk|rk)_live/.test(data.STRIPE_SECRET_KEY ?? '') && 'a live STRIPE_SECRET_KEY',
    ...LIVE.filter(name => data[name]),
  ].filter(Boolean);
  if (data.TRIAL === 'true' && danger.length > 0) {
    const what = danger.join(' and ');
    throw new Failure(
      'refused',
      `A trial cannot run with ${what}. Unset it, or set TRIAL=false to enforce all limits.`,
    );
  }
  if (data.PUBLIC_URL && !data.STRIPE_SECRET_KEY && !simulates(data) && !data.STRIPE_LIVE_SECRET_KEY && !data.PLANS)
    throw new Failure('refused', `PUBLIC_URL is ${data.PUBLIC_URL}. ${SIMULATED_IN_PUBLIC}`);
  if (data.SIGN_IN && isPublicAddress(data.PUBLIC_URL))
    throw new Failure(
      'refused',
      `PUBLIC_URL is ${data.PUBLIC_URL}. With SIGN_IN=simulated anybody there could sign in as anybody: set OIDC_ISSUER instead.`,
    );
  return data;
}

/**
 * Whether the payment simulator is started: never instead of a Stripe account, at a public address only if requested, and not if nothing
 * is for sale.
 */
export function simulates({ STRIPE_SECRET_KEY, PUBLIC_URL, PAYMENTS, PLANS }: StartEnv): boolean {
  return !PLANS && !STRIPE_SECRET_KEY && (!isPublicAddress(PUBLIC_URL) || PAYMENTS === 'simulated');
}
