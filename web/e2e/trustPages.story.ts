import { calculated } from './calculated.ts';
import { greetsGuest } from './person.ts';
import { expect, test } from './story.ts';

test('privacy, terms, imprint, security and method are linked from every page, and say which details are missing', async ({
  page,
}) => {
  await page.goto('/pricing');
  for (const [name, heading] of [
    ['Privacy', 'Privacy notice'],
    ['Terms', 'Terms'],
    ['Imprint', 'Imprint'],
    ['Security', 'Security'],
    ['Method', 'Method'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${heading} – `));
  }
  await page.goto('/imprint');
  await expect(page.getByText('The operator of this installation has not stated a name.')).toBeVisible();
  await page.goto('/privacy');
  await expect(page.getByText('Payments are simulated: nothing is charged')).toBeVisible();
});

test('the registration form links to the terms, and shows what is stored', async ({ page }) => {
  await page.goto('/auth');
  await greetsGuest(page);
  await page.getByRole('tab', { name: 'Register' }).click();
  const form = page.getByRole('tabpanel');
  await expect(form.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms');
  await expect(form.getByRole('link', { name: 'privacy notice' })).toHaveAttribute('href', '/privacy');
});

test.describe('the cookie banner', () => {
  test.use({ cookieChoice: null });

  test('links to the storage page, which names each cookie that a browser gets', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('region', { name: 'Cookies' }).getByRole('link', { name: 'Privacy notice' }).click();
    await expect(page).toHaveURL('/privacy#cookies');
    const cookies = page.locator('#cookies');
    for (const name of ['Session cookie', 'Device cookie', 'Local storage', 'Session storage'])
      await expect(cookies.getByText(name, { exact: true })).toBeVisible();
  });
});

test('the calculator states the maximum fine of the Act next to its figure', async ({ page }) => {
  await page.goto('/');
  const estimate = await calculated(page, 'healthcare');
  const ceiling = estimate.getByText(/€15 million or 3% for breaches that Art\. 99\(4\) lists/);
  const above = estimate.getByText('This is an illustrative figure, above the maximum of Art. 99(4).');
  await expect(ceiling).toBeVisible();
  await expect(above).toBeVisible();
  await expect(estimate.getByRole('link', { name: /^Art\. 99\(3\), \(4\) and \(6\)/ })).toHaveAttribute(
    'href',
    /CELEX:02024R1689/,
  );
  await expect(estimate.getByText('Text of 27 July 2026')).toBeVisible();
  await calculated(page, 'recruitment');
  await expect(ceiling).toBeVisible();
  await expect(above).toHaveCount(0);
});
