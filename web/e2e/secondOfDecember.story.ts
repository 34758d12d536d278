import { isAccessible } from './axe.ts';
import { expect, test } from './story.ts';

test('three answers by keyboard say whether 2 December 2026 concerns a system, without an account', async ({
  page,
}) => {
  await page.goto('/2-december-2026');
  await page.getByLabel('Images, video or sound').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { level: 2, name: /^Yes: 2 December 2026/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Art\. 5\(1\)\(ba\)/ })).toBeVisible();
  await isAccessible(page);
  await page.getByLabel(/^Nothing of these/).check();
  await expect(
    page.getByRole('heading', { name: 'No: 2 December 2026 changes nothing for this system.' }),
  ).toBeVisible();
});

test('the method leads from its contents to each section', async ({ page }) => {
  await page.goto('/method');
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Regulators' }).click();
  await expect(page.getByRole('heading', { name: 'Regulators' })).toBeInViewport();
});
