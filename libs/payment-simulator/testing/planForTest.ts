import type { Stripe } from 'stripe';
import { publishableKey, type TestSimulator } from './openSimulatorForTest.ts';

export const DAY = 86_400;

/** Creates two monthly plans in euros whose prices have cents. */
export async function makePlans(stripe: Stripe) {
  const plan = (name: string, unit_amount: number) =>
    stripe.prices.create({
      product_data: { name },
      currency: 'eur',
      unit_amount,
      recurring: { interval: 'month' },
      lookup_key: `plan_${name.toLowerCase()}`,
      metadata: { plan: name.toLowerCase() },
    });
  return { starter: await plan('Starter', 4_999), professional: await plan('Professional', 14_950) };
}

/** Creates a subscription that waits for its first payment, as billing does. */
export async function beginSubscription(
  stripe: Stripe,
  customer: string,
  price: string,
  options?: Stripe.RequestOptions,
) {
  const subscription = await stripe.subscriptions.create(
    {
      customer,
      items: [{ price }],
      payment_behavior: 'default_incomplete',
      payment_settings: { payment_method_types: ['card'], save_default_payment_method: 'on_subscription' },
      expand: ['latest_invoice.confirmation_secret'],
    },
    options,
  );
  return { subscription, ...secretOf(subscription) };
}

/** The client secret with which a browser pays a subscription's latest invoice, and its intent. */
export function secretOf(subscription: Stripe.Subscription) {
  const invoice = subscription.latest_invoice as Stripe.Invoice;
  const secret = invoice.confirmation_secret?.client_secret ?? '';
  return { invoice, secret, intent: secret.split('_secret_')[0] ?? '' };
}

/** Sends the same call as the card form in the browser. */
export async function confirmInBrowser(simulator: TestSimulator, secret: string, number: string) {
  return askAsBrowser(simulator, secret, 'confirm', {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '2034',
    'payment_method_data[card][cvc]': '123',
  });
}

export async function askAsBrowser(
  { url }: TestSimulator,
  secret: string,
  action: 'confirm' | 'authenticate',
  fields: Record<string, string>,
) {
  const id = secret.split('_secret_')[0] ?? '';
  const kind = id.startsWith('seti_') ? 'setup_intents' : 'payment_intents';
  const body = new URLSearchParams({ key: publishableKey, client_secret: secret, ...fields });
  const answer = await fetch(`${url}/simulator/v1/${kind}/${id}/${action}`, { method: 'POST', body });
  return { status: answer.status, body: (await answer.json()) as { status?: string; error?: Record<string, unknown> } };
}
