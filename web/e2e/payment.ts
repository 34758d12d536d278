import { expect, type Locator, type Page } from '@playwright/test';

/** The payment provider's test cards, in both worlds: Stripe's own and the simulator's. */
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

/** From /pricing to the payment form of a plan. */
export async function chosenPlan(page: Page, plan: string): Promise<void> {
  await page.goto('/pricing');
  await page.getByRole('button', { name: `Subscribe to ${plan}` }).click();
  await expect(page.getByRole('heading', { name: 'Complete Your Subscription' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Subscribe Now' })).toBeEnabled();
}

/** Answers the bank's question about a payment. */
export async function answerBank(page: Page, answer: 'Complete' | 'Fail'): Promise<void> {
  await page.getByRole('dialog', { name: '3D Secure test' }).getByRole('button', { name: answer }).click();
}

/** Pays for a plan, with the card that works or one that the bank asks about. */
export async function subscribed(page: Page, plan: string, card: string = cards.good): Promise<void> {
  await chosenPlan(page, plan);
  await fillCard(page, card);
  await page.getByRole('button', { name: 'Subscribe Now' }).click();
  if (card === cards.withBankEachTime) await answerBank(page, 'Complete');
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
}

/** What the REST interface says of the signed-in person's subscription. */
export async function subscriptionNow(
  page: Page,
): Promise<{ plan: string; status: string; cancelAtPeriodEnd: boolean }> {
  return (await page.request.get('/api/subscription')).json();
}
