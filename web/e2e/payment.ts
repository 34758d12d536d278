import { expect, type Locator, type Page } from '@playwright/test';

/** The payment provider's test cards, for Stripe and for the simulator. */
export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  insufficientFunds: '4000 0000 0000 9995',
  withBank: '4000 0025 0000 3155',
  withBankEachTime: '4000 0027 6000 3184',
} as const;

/** Fills in the provider's fields, on a page or in a dialog. */
export async function fillCard(where: Page | Locator, card: string): Promise<void> {
  await where.getByLabel('Card number').fill(card);
  await where.getByLabel('Expiry date').fill('12 / 34');
  await where.getByLabel('Security code').fill('123');
  await where.getByLabel('Country').selectOption('DE');
}

/** Goes from /pricing to the payment form of a plan. */
export async function chosenPlan(page: Page, plan: string): Promise<void> {
  await page.goto('/pricing');
  await page.getByRole('button', { name: `Subscribe to ${plan}` }).click();
  await expect(page.getByRole('heading', { name: 'Complete Your Subscription' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Subscribe Now' })).toBeEnabled();
}

/** Answers the bank's confirmation of a payment. */
export async function answerBank(page: Page, answer: 'Complete' | 'Fail'): Promise<void> {
  await page.getByRole('dialog', { name: '3D Secure test' }).getByRole('button', { name: answer }).click();
}

/** Pays for a plan as the payment form would, for stories that do not test payment. */
export async function subscribed(page: Page, plan: 'Starter' | 'Professional' | 'Enterprise'): Promise<void> {
  const begun = await page.request.post('/api/create-subscription', { data: { planId: plan.toLowerCase() } });
  const { clientSecret } = await begun.json();
  const { publicKey } = await (await page.request.get('/api/stripe-config')).json();
  const [intent] = clientSecret.split('_secret_');
  const paid = await page.request.post(`/simulator/v1/payment_intents/${intent}/confirm`, {
    form: {
      key: publicKey,
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': cards.good.replaceAll(' ', ''),
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2034',
      'payment_method_data[card][cvc]': '123',
    },
  });
  expect(await paid.json()).toMatchObject({ status: 'succeeded' });
  expect(await subscriptionNow(page)).toMatchObject({ status: 'active' });
}

/** The signed-in user's subscription, as the REST API returns it. */
export async function subscriptionNow(
  page: Page,
): Promise<{ plan: string; status: string; cancelAtPeriodEnd: boolean }> {
  return (await page.request.get('/api/subscription')).json();
}
