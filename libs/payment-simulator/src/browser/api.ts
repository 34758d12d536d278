import type { StripeError } from '@stripe/stripe-js';

/** An intent as the simulator returns it to a browser. */
export interface Intent {
  id: string;
  object: 'payment_intent' | 'setup_intent';
  status: string;
  client_secret: string;
  last_payment_error?: StripeError | null;
  last_setup_error?: StripeError | null;
}

export type IntentAnswer = { intent: Intent; error?: undefined } | { intent?: undefined; error: StripeError };

const NO_CONNECTION =
  'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.';

/** The path of an intent, by its client secret `pi_…_secret_…`. */
function pathOf(clientSecret: string): string {
  const [id = ''] = clientSecret.split('_secret_');
  return `/simulator/v1/${id.startsWith('seti_') ? 'setup_intents' : 'payment_intents'}/${id}`;
}

/** Queries or changes an intent at the simulator, form-encoded, as Stripe.js does. */
export async function call(
  key: string,
  clientSecret: string,
  action?: 'confirm' | 'authenticate',
  fields: Record<string, string> = {},
): Promise<IntentAnswer> {
  const body = new URLSearchParams({ key, client_secret: clientSecret, ...fields });
  const path = pathOf(clientSecret);
  try {
    const answer = await (action ? fetch(`${path}/${action}`, { method: 'POST', body }) : fetch(`${path}?${body}`));
    const content = await answer.json();
    return answer.ok ? { intent: content } : { error: content.error };
  } catch {
    return { error: { type: 'api_connection_error', message: NO_CONNECTION } };
  }
}
