import { isAccessible } from './axe.ts';
import { expect, test } from './story.ts';

test('three answers by keyboard show whether 2 December 2026 matters for a system, without an account', async ({
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
  await page.getByLabel(/^None of these: /).check();
  await expect(
    page.getByRole('heading', { name: 'No: 2 December 2026 changes nothing for this system.' }),
  ).toBeVisible();
});

test('the contents of the method link to each section', async ({ page }) => {
  await page.goto('/method');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('link', { name: 'Regulators' }).click();
  await expect(page.getByRole('heading', { name: 'Regulators' })).toBeInViewport();
  // In the side column, the contents are still visible at the end of the page.
  await contents.getByRole('link', { name: 'Conformity assessment (first matching row)' }).click();
  await expect(page.getByRole('heading', { name: 'Conformity assessment (first matching row)' })).toBeInViewport();
});

test('the contents of the method stay within reach on a phone, and close when a section is chosen by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/method#li-limits');
  await expect(page.getByRole('heading', { name: 'Limits' })).toBeInViewport();
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const summary = contents.locator('summary');
  await expect(summary).toBeInViewport();
  await summary.focus();
  await page.keyboard.press('Enter');
  const link = contents.getByRole('link', { name: 'Prohibited practices' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Prohibited practices' })).toBeInViewport();
  await expect(link).toBeHidden();
  await expect(summary).toBeInViewport();
});
