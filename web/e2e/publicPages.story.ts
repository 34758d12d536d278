import { expect, test } from './story.ts';

test.describe('the cookie banner', () => {
  test.use({ cookieChoice: null });

  test('asks after a second, and a choice is kept', async ({ page }) => {
    await page.goto('/');
    const banner = page.getByRole('region', { name: 'Cookies' });
    await expect(banner).toBeHidden();
    await expect(banner).toBeVisible({ timeout: 2500 });
    await banner.getByRole('button', { name: 'Close' }).click();
    await expect(banner).toBeHidden();
    await page.reload();
    await page.getByRole('button', { name: 'Accept All' }).click();
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('accepted');
    await page.reload();
    await page.waitForTimeout(1300);
    await expect(banner).toBeHidden();
  });
});

test('the risk calculator follows the rules of the business', async ({ page }) => {
  await page.goto('/');
  const calculate = page.getByRole('button', { name: 'Calculate My Risk' });
  await expect(calculate).toBeDisabled();
  await page.getByLabel('AI type').selectOption('recruitment');
  await page.getByLabel('Bias testing').check();
  await calculate.click();
  await expect(page.getByText('€12,000,000')).toBeVisible();
  await expect(page.getByText('MEDIUM', { exact: true })).toBeVisible();
  await page.getByLabel('AI type').selectOption('biometric');
  await page.getByLabel('Bias testing').uncheck();
  await calculate.click();
  await expect(page.getByText('€35,000,000')).toBeVisible();
  await expect(page.getByText('CRITICAL', { exact: true })).toBeVisible();
});

test('an address that is none says so', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page).toHaveTitle(/404 Page Not Found/);
});

test('the bar leads a guest to the features, the prices and the account', async ({ page }) => {
  await page.goto('/pricing');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'Features' }).click();
  await expect(page.getByRole('heading', { name: 'Avoid Massive Fines' })).toBeInViewport();
  await bar.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/auth');
});

test('a chosen theme is there before the first paint of the next visit', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Dark' }).click();
  await page.reload();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
});
