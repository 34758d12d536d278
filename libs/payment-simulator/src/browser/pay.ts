/** Mounts the card form in the simulator's own pages, and goes to the form's return address once the card is accepted. */
import './stripe.ts';
import type { Stripe, StripeConstructor } from '@stripe/stripe-js';

const form = document.querySelector<HTMLFormElement>('form#card');
const { key = '', clientSecret = '', returnTo = '' } = form?.dataset ?? {};
const dark = matchMedia('(prefers-color-scheme: dark)').matches;
const stripe = ((window as unknown as { Stripe: StripeConstructor }).Stripe as (key: string) => Stripe)(key);
const elements = stripe.elements({ clientSecret, appearance: { theme: dark ? 'night' : 'stripe' } });
elements.create('payment').mount('#payment-element');

form?.addEventListener('submit', async event => {
  event.preventDefault();
  const button = form.querySelector('button');
  const fault = form.querySelector('#fault');
  if (!button || !fault) return;
  button.disabled = true;
  fault.textContent = '';
  const options = { elements, confirmParams: { return_url: new URL(returnTo, location.href).href } };
  const setup = clientSecret.startsWith('seti_');
  const { error } = setup ? await stripe.confirmSetup(options) : await stripe.confirmPayment(options);
  // Without an error the browser is already navigating.
  if (error) {
    fault.textContent = error.message ?? '';
    button.disabled = false;
  }
});
