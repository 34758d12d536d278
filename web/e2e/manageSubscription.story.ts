import { isAccessible } from './axe.ts';
import { answerBank, cards, chosenPlan, fillCard, subscribed, subscriptionNow } from './payment.ts';
import { completedAssessment, signedIn } from './person.ts';
import { expect, test } from './story.ts';

// The response to a declined card, which the browser logs.
test.use({ expected: /status of 402/ });

test('the page shows how much of the plan is used', async ({ page }) => {
  await signedIn(page);
  const id = await completedAssessment(page, 'EU', 'CV screening');
  await page.goto('/subscription');
  await expect(page.getByRole('region', { name: 'Plan' })).toContainText('In use: 1 of 3 systems');
  await subscribed(page, 'Professional');
  await page.reload();
  await expect(page.getByText('In use: 1 of 10 systems, 0 of 3 documents this month', { exact: true })).toBeVisible();
  await page.request.post('/api/generate-document', { data: { assessmentId: id, documentType: 'model-card' } });
  await page.reload();
  await expect(page.getByText('In use: 1 of 10 systems, 1 of 3 documents this month', { exact: true })).toBeVisible();
  await isAccessible(page);
});

test('a subscription is cancelled at the end of its period, and resumed', async ({ page }) => {
  await signedIn(page);
  await subscribed(page, 'Professional');
  await page.goto('/subscription');
  await expect(page.getByText(/^€149 per month\. Renews on \d+ \w+ \d{4}\.$/)).toBeVisible();
  await expect(page.getByText('Test mode', { exact: true })).toBeVisible();
  await expect(page.getByText('Visa ending in 4242')).toBeVisible();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel your subscription?' });
  await expect(dialog).toBeVisible();
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Keep subscription' }).click();
  await expect(dialog).toBeHidden();
  expect(await subscriptionNow(page)).toMatchObject({ cancelAtPeriodEnd: false });
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByText(/^Ends on \d+ \w+ \d{4}\./)).toBeVisible();
  expect(await subscriptionNow(page)).toMatchObject({ plan: 'professional', cancelAtPeriodEnd: true });
  await page.getByRole('button', { name: 'Resume subscription' }).click();
  await expect(page.getByText(/Renews on/)).toBeVisible();
  expect(await subscriptionNow(page)).toMatchObject({ cancelAtPeriodEnd: false });
});

test('a plan change shows its price first, and takes effect at once', async ({ page }) => {
  await signedIn(page);
  await subscribed(page, 'Starter');
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Change to Enterprise' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your plan' });
  await expect(dialog.getByRole('radio', { name: /Enterprise/ })).toBeChecked();
  await expect(dialog.getByText('Then monthly').locator('..')).toContainText('€499');
  await expect(dialog.getByText('Due today').locator('..')).toContainText('€450');
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Change to Enterprise' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('You are now on the Enterprise plan', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Plan' })).toContainText('Enterprise');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText('Enterprise', { exact: true })).toBeVisible();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(3);

  await page.getByRole('button', { name: 'Change plan' }).click();
  await dialog.getByRole('radio', { name: /Starter/ }).check();
  await expect(dialog.getByText('Due today').locator('..')).toContainText('€0');
  await expect(dialog.getByText('Credit towards your next invoices').locator('..')).toContainText('€450');
  await dialog.getByRole('button', { name: 'Change to Starter' }).click();
  await expect(page.getByRole('region', { name: 'Plan' })).toContainText('Starter');
  expect(await subscriptionNow(page)).toMatchObject({ plan: 'starter', status: 'active' });
});

test('a change that the bank must confirm waits until it is paid', async ({ page }) => {
  await signedIn(page);
  await chosenPlan(page, 'Starter');
  await fillCard(page, cards.withBankEachTime);
  await page.getByRole('button', { name: 'Subscribe Now' }).click();
  await answerBank(page, 'Complete');
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await page.goto('/subscription?change=professional');
  await page.getByRole('button', { name: 'Change to Professional' }).click();
  await expect(page.getByRole('heading', { name: 'Complete Your Subscription' })).toBeVisible();
  await expect(page.getByText('€100', { exact: true })).toBeVisible();
  await page.goto('/subscription');
  await expect(page.getByText('Your change of plan is awaiting payment')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Plan' })).toContainText('Starter');
  await isAccessible(page);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await fillCard(page, cards.good);
  await page.getByRole('button', { name: 'Subscribe Now' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await page.goto('/subscription');
  await expect(page.getByRole('region', { name: 'Plan' })).toContainText('Professional');
  await expect(page.getByText('Your change of plan is awaiting payment')).toBeHidden();
});

test('another card is saved for future payments', async ({ page }) => {
  await signedIn(page);
  await subscribed(page, 'Starter');
  await page.goto('/subscription');
  await page.getByRole('button', { name: 'Update card' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update your card' });
  await expect(dialog.getByRole('button', { name: 'Save card' })).toBeEnabled();
  await isAccessible(page);
  await fillCard(dialog, cards.declined);
  await dialog.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByText('Card not accepted', { exact: true })).toBeVisible();
  await fillCard(dialog, '5555 5555 5555 4444');
  await dialog.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByText('Card updated', { exact: true })).toBeVisible();
  await expect(page.getByText('Mastercard ending in 4444')).toBeVisible();
});

test('every invoice links to its PDF', async ({ page, context }) => {
  await signedIn(page);
  await subscribed(page, 'Starter');
  await page.goto('/subscription');
  const row = page.getByRole('table').getByRole('row').nth(1);
  await expect(row).toContainText('€49');
  await expect(row).toContainText('Paid');
  const address = await row.getByRole('link', { name: /^PDF/ }).getAttribute('href');
  const paper = await context.request.get(address ?? '');
  expect(paper.headers()['content-type']).toContain('application/pdf');
});

test('the account names the plan, and without a plan the page redirects to the plans', async ({ page }) => {
  await signedIn(page);
  await page.goto('/organisation#subscription');
  await expect(page.getByText('You are on the Free plan.')).toBeVisible();
  await page.goto('/subscription');
  await page.getByRole('link', { name: 'See the plans' }).click();
  await expect(page).toHaveURL('/pricing');
  await subscribed(page, 'Starter');
  await page.goto('/account#subscription');
  await expect(page.getByText(/^You are on the Starter plan, which renews on/)).toBeVisible();
  await page.getByRole('link', { name: 'Manage subscription' }).click();
  await expect(page).toHaveURL('/subscription');
});
