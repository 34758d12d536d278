import type { Stripe } from '@stripe/stripe-js';
// The default entry would fetch Stripe's script on import.
import { loadStripe } from '@stripe/stripe-js/pure';
import { getJson } from '../../client/getJson.ts';

export type PaymentConfiguration = { publicKey: string; sandboxMode: boolean };

/** The payment provider's library with its configuration. */
export type Payment = { stripe: Stripe; sandboxMode: boolean };

const SIMULATOR = '/simulator/stripe.js';

type Policy = { createScriptURL(url: string): string };
declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
  }
}

/** The only script address that our script may set, for browsers with Trusted Types. */
const rules: Policy = {
  createScriptURL(url) {
    if (url !== SIMULATOR) throw new TypeError(`${url} is not a script of the payment simulator.`);
    return url;
  },
};
let policy: Policy | undefined;

export const loadPaymentConfiguration = () => getJson<PaymentConfiguration>('/api/stripe-config');

/** Stripe.js from Stripe's own host; for keys of the payment simulator, the simulator's script. */
export async function loadPayment({ publicKey, sandboxMode }: PaymentConfiguration): Promise<Payment> {
  if (!publicKey) throw new Error('Payments are not set up: there is no public key.');
  if (publicKey.startsWith('pk_test_simulator') && !('Stripe' in window)) await loadScript(SIMULATOR);
  // Uses a library already on the page, and otherwise fetches Stripe's.
  const stripe = await loadStripe(publicKey);
  if (!stripe) throw new Error('The payment library is not available.');
  return { stripe, sandboxMode };
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    policy ??= window.trustedTypes?.createPolicy('payment', rules) ?? rules;
    script.type = 'module';
    script.src = policy.createScriptURL(src);
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${src} could not be loaded.`));
    };
    document.head.append(script);
  });
}
