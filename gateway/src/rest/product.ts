import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Env } from '../env.ts';
import { claimsOf, Operator, operatorOf } from '../operator.ts';
import { failures } from './answers.ts';
import { cacheFor } from './cacheFor.ts';

const Product = z.object({
  trial: z.boolean(),
  plans: z.boolean(),
  /** Set if users may sign in through an identity provider: its name, and whether it is the only way in. */
  signIn: z.object({ name: z.string(), only: z.literal(true).optional() }).optional(),
  /** The operator's number of users on the first pages; 'off' hides it. */
  usedBy: z.string().optional(),
  /** The calculator's base fines, in euros, if the operator has set them. */
  calculatorFines: z.record(z.string(), z.number()).optional(),
  /** Whether organisations have their own identity providers, for sign-ins by email address. */
  signInByEmail: z.literal(true).optional(),
});

/** How long identity's answer is cached. */
const KNOWN_MS = 10_000;

/**
 * The kind of product, for its pages.
 * @param askByEmail asks whether any organisation has its own identity provider
 */
export function productOf(env: Env, askByEmail: () => Promise<boolean>) {
  const { TRIAL, PLANS, OIDC_ISSUER, OIDC_NAME, OIDC_ONLY } = env;
  const kept = cacheFor<boolean>(KNOWN_MS);
  let known = false;
  return async (): Promise<z.output<typeof Product>> => {
    try {
      known = await kept('', askByEmail);
    } catch {
      // Without an answer the last one stays: the page has other things to show.
    }
    return {
      trial: TRIAL,
      plans: PLANS !== 'off',
      ...(OIDC_ISSUER && { signIn: { name: OIDC_NAME, ...(OIDC_ONLY === 'true' && { only: true }) } }),
      ...(known && { signInByEmail: true }),
      ...claimsOf(env),
    };
  };
}

/**
 * GET /api/product and /api/operator: the pages' data about this installation.
 * @param askByEmail asks whether any organisation has its own identity provider
 */
export function serveProduct(server: FastifyInstance, env: Env, askByEmail: () => Promise<boolean>): void {
  server.get(
    '/api/product',
    {
      schema: {
        summary:
          'Whether this is a trial of the product, whether there are plans (without them everything is included), and which sign-in methods there are besides a password',
        tags: ['Product'],
        security: [],
        response: { 200: Product, ...failures },
      },
    },
    productOf(env, askByEmail),
  );
  server.get(
    '/api/operator',
    {
      schema: {
        summary: 'The operator of this installation, and where data go, for its pages on privacy and terms',
        tags: ['Product'],
        security: [],
        response: { 200: Operator, ...failures },
      },
    },
    () => operatorOf(env, usesStripe(env)),
  );
}

/** Whether any payments are made at Stripe, and not at the simulator. */
export function usesStripe({ STRIPE_PUBLISHABLE_KEY, STRIPE_LIVE_PUBLISHABLE_KEY }: Env): boolean {
  return [STRIPE_PUBLISHABLE_KEY, STRIPE_LIVE_PUBLISHABLE_KEY].some(key => key && !key.startsWith('pk_test_simulator'));
}
