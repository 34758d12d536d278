import { calculated } from './calculated.ts';
import { expect, test } from './story.ts';

test('an operator who has entered their details is named, with the companies that work for them', async ({ page }) => {
  await page.goto('/imprint');
  const main = page.getByRole('main');
  await expect(main).toContainText('Example Ltd');
  await expect(main).toContainText('London SW1A 1AA');
  await expect(main.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
    'href',
    'mailto:hello@example.com',
  );
  await expect(main).toContainText('The operator of this installation has not stated a telephone number.');
  await page.goto('/privacy');
  await expect(main.getByRole('listitem').filter({ hasText: 'Example Hosting GmbH, servers, Germany' })).toBeVisible();
  await expect(main).toContainText('learns that you sign in here');
  await expect(main).toContainText('Used while you sign in at the sign-in simulator. Expires after 10 minutes.');
});

test('the claims of the first pages are set by the operator', async ({ page }) => {
  for (const path of ['/', '/auth']) {
    await page.goto(path);
    await expect(page.getByText('12 hospitals')).toBeVisible();
    await expect(page.getByText('500+')).toHaveCount(0);
    const served = await (await page.request.get(path)).text();
    expect(served).toContain('>12 hospitals<');
    expect(served).not.toContain('500+');
  }
  await page.goto('/');
  const estimate = await calculated(page, 'general');
  await expect(estimate.getByText('€3,000,000', { exact: true })).toBeVisible();
});
