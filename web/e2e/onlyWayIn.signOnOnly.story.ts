import type { Page } from '@playwright/test';
import { isAccessible } from './axe.ts';
import { greetsGuest } from './person.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

const { ADMIN_USERNAME = '', ADMIN_PASSWORD = '' } = process.env;

async function openSignIn(page: Page): Promise<void> {
  await page.goto('/auth');
  await greetsGuest(page);
}

test('if single sign-on is required, its button comes first and passwords are refused', async ({ page }) => {
  await openSignIn(page);
  const button = page.getByRole('link', { name: 'Sign in with the sign-in simulator' });
  await expect(button).toBeVisible();
  const [first, second] = await Promise.all([button.boundingBox(), page.getByLabel('Username').boundingBox()]);
  expect(first?.y).toBeLessThan(second?.y ?? 0);
  await isAccessible(page);
  await fitsEveryWidth(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  await test.step('the administrator’s password is refused too, without a second factor', async () => {
    await page.getByLabel('Username').fill(ADMIN_USERNAME);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText('Please sign in through your company, with single sign-on.').first()).toBeVisible();
  });

  await test.step('nobody registers', async () => {
    const data = { username: 'late', email: 'late@example.com', password: 'a long enough passphrase' };
    expect((await page.request.post('/api/register', { data })).status()).toBe(403);
    await page.getByRole('tab', { name: 'Register' }).click();
    await expect(page.getByText('Your account is created when you sign in through your company.')).toBeVisible();
    await isAccessible(page);
  });

  await test.step('the provider signs in to the account', async () => {
    await page.getByRole('link', { name: 'Sign in with the sign-in simulator' }).click();
    await page.getByRole('button', { name: 'Rita Reader' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});
