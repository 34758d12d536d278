import { inMinorUnits } from '@aicp/contracts/inMinorUnits';
import { type PlanId, type PlanOffer, planOffers } from '@aicp/contracts/rights/plans';
import type Stripe from 'stripe';
import { isSimulatorKey } from '../stripeEnv.ts';
import { isStripeRefusal, stripeClient, withDomainErrors } from './stripeClient.ts';
import { stripeCustomers } from './stripeCustomers.ts';
import { stripePayments } from './stripePayments.ts';
import { stripeSubscriptions } from './stripeSubscriptions.ts';

type ProviderOptions = {
  secretKey: string;
  publicKey: string;
  /** Another server with Stripe's API. */
  base?: string;
  /** Whether Stripe Tax computes VAT. */
  tax: boolean;
};

export type Provider = ReturnType<typeof provider>;

/** Stripe with one set of keys: all calls that billing makes. */
export function provider({ secretKey, publicKey, base, tax }: ProviderOptions) {
  const stripe = stripeClient(secretKey, base);
  return {
    publicKey,
    /** Whether this is the payment simulator of the embedded default. */
    simulated: isSimulatorKey(secretKey),
    catalogue: withDomainErrors(stripeCatalogue(stripe)),
    customers: withDomainErrors(stripeCustomers(stripe, { tax })),
    subscriptions: withDomainErrors(stripeSubscriptions(stripe, { tax })),
    payments: withDomainErrors(stripePayments(stripe, { tax })),
  };
}

type PriceIds = Record<PlanId, string>;

/** A changed price gets its own key: prices at Stripe never change. */
const lookupKey = (plan: PlanId, cents: number) => `aicp_${plan}_eur_${cents}_month`;

/** The plans at Stripe, found by lookup key, and created if missing. Ids are never stored. */
export function stripeCatalogue(stripe: Stripe, offers: readonly PlanOffer[] = planOffers) {
  let known: PriceIds | undefined;

  async function find(): Promise<Partial<PriceIds>> {
    const keys = offers.map(({ id, price }) => [id, lookupKey(id, inMinorUnits(price))] as const);
    const { data } = await stripe.prices.list({ lookup_keys: keys.map(([, key]) => key), active: true, limit: 10 });
    const found = keys.map(([plan, key]) => [plan, data.find(price => price.lookup_key === key)?.id]);
    return Object.fromEntries(found.filter(([, id]) => id !== undefined));
  }

  /** @param isRetired whether an inactive price has the key, which is then moved to the new price */
  async function create({ id: plan, name, price: amount }: PlanOffer, isRetired = false): Promise<void> {
    const cents = inMinorUnits(amount);
    const product = `aicp_${plan}`;
    // If two processes create it concurrently, the second is refused and finds the object of the first.
    await ignoreExisting(stripe.products.create({ id: product, name: `AI Compliance ${name}`, metadata: { plan } }));
    if (isRetired) await stripe.products.update(product, { active: true });
    const price = stripe.prices.create({
      product,
      currency: 'eur',
      unit_amount: cents,
      recurring: { interval: 'month' },
      lookup_key: lookupKey(plan, cents),
      ...(isRetired && { transfer_lookup_key: true }),
      // The displayed price is the charged one.
      tax_behavior: 'inclusive',
      metadata: { plan },
    });
    await ignoreExisting(price);
  }

  /**
   * @param isFresh asks Stripe, because a known price was refused
   * @throws Error if Stripe lists no price even after creating it
   */
  async function priceIds({ isFresh = false } = {}): Promise<PriceIds> {
    if (known && !isFresh) return known;
    let found = await find();
    for (const isRetired of [false, true])
      if (offers.some(({ id }) => !found[id])) {
        for (const offer of offers) if (!found[offer.id]) await create(offer, isRetired);
        found = await find();
      }
    const missing = offers.filter(({ id }) => !found[id]);
    if (missing.length > 0) throw new Error(`Stripe has no active price for ${missing.map(({ id }) => id).join(', ')}`);
    known = found as PriceIds;
    return known;
  }

  return { priceIds };
}

async function ignoreExisting(creating: Promise<unknown>): Promise<void> {
  await creating.catch((error: unknown) => {
    if (!isStripeRefusal(error)) throw error;
  });
}
