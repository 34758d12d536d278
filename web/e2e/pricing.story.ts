import { isAccessible } from './axe.ts';
import { subscribed } from './payment.ts';
import { newUsername, register, registeredSystem, signedIn } from './person.ts';
import { expect, test } from './story.ts';

test('a guest reads the plans, chooses one, and is back at them after registering', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { name: 'Choose Your Compliance Plan' })).toBeVisible();
  const professional = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Professional' }) });
  await expect(professional).toContainText('€149');
  await expect(professional).toContainText('per month');
  await expect(professional).toContainText('Popular');
  await expect(professional).toContainText('10 AI systems');
  await expect(professional).toContainText('Adds 7 AI systems, 3 documents a month and priority support.');
  await expect(page.getByText(/^Free: 3 systems/)).toBeVisible();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toHaveText('AI systems310Unlimited');
  await expect(rows.nth(2)).toHaveText('Document generationmanual3 per monthunlimited');
  await expect(rows.nth(3)).toHaveText('Supportemailpriority email24-7 phone');
  await expect(rows.nth(4)).toHaveText('API access, white-labelNoNoYes');
  await expect(page.getByRole('heading', { name: 'Need a Custom Solution?' })).toBeVisible();
  await page.getByRole('button', { name: 'Contact Sales' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');

  await professional.getByRole('button', { name: 'Choose Professional' }).click();
  await expect(page).toHaveURL('/auth');
  await register(page, newUsername());
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('button', { name: 'Subscribe to Professional' })).toBeVisible();
});

test('a subscriber sees their plan marked, in the navigation too, and is offered the others', async ({ page }) => {
  await signedIn(page);
  await subscribed(page, 'Starter');
  await page.goto('/dashboard');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByText('Starter', { exact: true })).toBeVisible();
  await navigation.getByRole('link', { name: 'Subscription' }).click();
  await expect(page.getByRole('heading', { name: 'Subscription', exact: true })).toBeVisible();
  const starter = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Starter' }) });
  await expect(starter).toContainText('Current plan');
  await expect(starter.getByRole('link', { name: 'Manage subscription' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change to Enterprise' })).toBeVisible();
  await isAccessible(page);
});

test.describe('when plans cannot be loaded', () => {
  test.use({ expected: /status of 50[03]/ });

  test('the page reports it, and retries', async ({ page }) => {
    let broken = true;
    await page.route('/api/pricing', route =>
      broken ? route.fulfill({ status: 503, json: { message: 'Billing is away for a moment.' } }) : route.continue(),
    );
    await page.goto('/pricing');
    await expect(page.getByText('Billing is away for a moment.')).toBeVisible();
    broken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Choose Your Compliance Plan' })).toBeVisible();
  });

  test('a subscription that cannot be started is reported, and the button works again', async ({ page }) => {
    await signedIn(page);
    await page.route('/api/create-subscription', route =>
      route.fulfill({ status: 503, json: { message: 'Live payments are not set up yet.' } }),
    );
    await page.goto('/pricing');
    const subscribe = page.getByRole('button', { name: 'Subscribe to Starter' });
    await subscribe.click();
    await expect(page.getByText('Subscription Error', { exact: true })).toBeVisible();
    await expect(page.getByText('Live payments are not set up yet.', { exact: true })).toBeVisible();
    await expect(subscribe).toBeEnabled();
  });
});

test('the fourth system of the free plan is refused, with a link to a plan that allows it', async ({ page }) => {
  await signedIn(page);
  for (const name of ['One', 'Two', 'Three']) await registeredSystem(page, 'EU', name);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'New EU Assessment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create AI System' });
  await dialog.getByLabel('System Name').fill('Four');
  await dialog.getByLabel('System Type').selectOption('Other');
  await dialog.getByRole('button', { name: 'Create System' }).click();
  await expect(
    page.getByText(/^Your Free plan includes 3 AI systems\. The Professional plan includes 10/),
  ).toBeVisible();
  await dialog.getByRole('link', { name: 'See the plans' }).click();
  await expect(page).toHaveURL('/pricing');
});
