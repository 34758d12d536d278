import { signedIn } from './person.ts';
import { expect, test } from './story.ts';

test('the wizard finds the regulators, and the next UK system remembers them', async ({ page }) => {
  await signedIn(page);
  await page.goto('/uk/dashboard');
  await page.getByRole('link', { name: 'Regulator Wizard' }).click();
  await expect(page.getByText('1 of 5')).toBeVisible();
  const next = page.getByRole('button', { name: 'Next' });
  await expect(next).toBeDisabled();
  await page.getByLabel('Financial services').check();
  await next.click();
  await page.getByLabel('Yes, extensively').check();
  await next.click();
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  await next.click();
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('radio', { name: 'No', exact: true })).toBeChecked();
  await next.click();
  await next.click();
  await page.getByLabel('Yes, significantly').check();
  await page.getByRole('button', { name: 'Get Results' }).click();

  await expect(page.getByRole('heading', { name: 'Applicable UK Regulators' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'FCA' }).filter({ hasText: 'Required' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'CMA' }).filter({ hasText: 'Likely' })).toBeVisible();
  // The regulators that certainly apply come first.
  const found = page
    .getByRole('main')
    .getByRole('heading', { level: 3 })
    .filter({ hasText: /Required|Likely/ });
  await expect(found).toHaveText(['ICO Required', 'FCA Required', 'CMA Likely']);
  await page.getByRole('button', { name: 'Create UK Assessment' }).click();
  await expect(page.getByText('Regulators Identified', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Found 3 applicable UK regulators. Redirecting to create UK assessment.', { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL('/uk/dashboard');
  expect(await page.evaluate(() => sessionStorage.getItem('selectedUkRegulators'))).toBe('["ICO","FCA","CMA"]');

  const dialog = page.getByRole('dialog', { name: 'Create AI System' });
  await expect(dialog.locator('label')).toHaveText(['System Name', 'System Type', 'Description (Optional)']);
  await expect(dialog.getByRole('list', { name: 'Applicable regulators' })).toContainText('FCA');
  await dialog.getByRole('button', { name: 'Remove CMA' }).click();
  await dialog.getByLabel('System Name').fill('Loan decisions');
  await dialog.getByLabel('System Type').selectOption('Credit scoring/lending system');
  await dialog.getByRole('button', { name: 'Create System' }).click();
  await expect(page.getByRole('heading', { name: 'Loan decisions' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Loan decisions' })).toBeVisible();
  await expect(dialog).toBeHidden();
  // Earlier the wizard led here, so a system created without it shows no regulators.
  await page.getByRole('button', { name: 'New UK Assessment' }).click();
  await expect(dialog.getByLabel('System Name')).toBeVisible();
  await expect(dialog.getByRole('list')).toHaveCount(0);
  const systems = await (await page.request.get('/api/uk/systems')).json();
  expect(systems[0].applicableRegulators).toEqual(['ICO', 'FCA']);
});
