import { isAccessible } from './axe.ts';
import { asAdministrator } from './person.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

test('an administrator without a second factor is urged to set one up on every admin page', async ({ page }) => {
  await asAdministrator(page);
  const notice = page.getByRole('region', { name: 'Second factor' });
  for (const [address, heading] of [
    ['/admin', 'Administration'],
    ['/admin/operations', 'Operations'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(notice).toContainText('The administration pages are protected by your password alone.');
    await expect(notice.getByRole('button')).toHaveCount(0);
    await fitsEveryWidth(page);
  }
  await isAccessible(page);
  await notice.getByRole('link', { name: 'two-factor authentication' }).click();
  await expect(page).toHaveURL('/account#two-factor');
  await expect(page.getByRole('region', { name: 'Two-factor authentication' })).toBeInViewport();
});
