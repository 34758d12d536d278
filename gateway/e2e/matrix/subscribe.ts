import { expect } from '@playwright/test';
import { ok, type RestClient } from '../restClient.ts';

/** Pays for a plan with the simulator's test card, as the card form does, and waits until the plan applies. */
export async function subscribe(client: RestClient, planId: 'starter' | 'professional' | 'enterprise'): Promise<void> {
  const checkout = await ok<{ clientSecret: string }>(client.post('/api/create-subscription', { planId }));
  const { publicKey } = await ok<{ publicKey: string }>(client.get('/api/stripe-config'));
  const [intent = ''] = checkout.clientSecret.split('_secret_');
  const paid = await client.http.post(`/simulator/v1/payment_intents/${intent}/confirm`, {
    form: {
      key: publicKey,
      client_secret: checkout.clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2034',
      'payment_method_data[card][cvc]': '123',
    },
  });
  expect(paid.status(), await paid.text()).toBe(200);
  await expect(async () => {
    const { plan } = await ok<{ plan: string }>(client.get('/api/subscription'));
    expect(plan).toBe(planId);
  }).toPass({ timeout: 10_000, intervals: [50] });
}
