import { isSimulated } from '../stripeEnv.ts';
import { stripeCatalogue } from './stripeCatalogue.ts';
import { inOurWords, stripeClient } from './stripeClient.ts';
import { stripeCustomers } from './stripeCustomers.ts';
import { stripePayments } from './stripePayments.ts';
import { stripeSubscriptions } from './stripeSubscriptions.ts';

export type ProviderOptions = {
  secretKey: string;
  /** For the browser. */
  publicKey: string;
  /** Another server that speaks Stripe's API. */
  base?: string;
  /** Whether Stripe Tax computes VAT. */
  tax: boolean;
};

export type Provider = ReturnType<typeof provider>;

/** Stripe with one set of keys: every call that billing makes. */
export function provider({ secretKey, publicKey, base, tax }: ProviderOptions) {
  const stripe = stripeClient(secretKey, base);
  return {
    publicKey,
    /** The payment simulator of the embedded default. */
    simulated: isSimulated(secretKey),
    catalogue: inOurWords(stripeCatalogue(stripe)),
    customers: inOurWords(stripeCustomers(stripe, { tax })),
    subscriptions: inOurWords(stripeSubscriptions(stripe, { tax })),
    payments: inOurWords(stripePayments(stripe, { tax })),
  };
}
