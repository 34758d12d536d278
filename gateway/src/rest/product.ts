import { z } from 'zod';
import type { Env } from '../env.ts';
import { claimsOf } from '../operator.ts';
import { keptFor } from './keptFor.ts';

export const Product = z.object({
  trial: z.boolean(),
  plans: z.boolean(),
  /** Where people may sign in at an identity provider: how it is called, and whether it is the only way in. */
  signIn: z.object({ name: z.string(), only: z.literal(true).optional() }).optional(),
  /** How many use it, where the operator says otherwise than the first pages do by themselves; 'off' to say nothing. */
  usedBy: z.string().optional(),
  /** Base fines of the landing page's calculator that the operator has set, in euros. */
  calculatorFines: z.record(z.string(), z.number()).optional(),
  /** Whether organisations have identity providers of their own, at which people sign in by their email address. */
  signInByEmail: z.literal(true).optional(),
});

/** So long an answer of identity is good. */
const KNOWN_MS = 10_000;

/**
 * What kind of product this is, for its pages.
 * @param askByEmail asks whether any organisation has its own identity provider
 */
export function productOf(env: Env, askByEmail: () => Promise<boolean>) {
  const { TRIAL, PLANS, OIDC_ISSUER, OIDC_NAME, OIDC_ONLY } = env;
  const kept = keptFor<boolean>(KNOWN_MS);
  let known = false;
  return async (): Promise<z.output<typeof Product>> => {
    try {
      known = await kept('', askByEmail);
    } catch {
      // Without an answer it is what it was: the page has other things to show.
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
