import { registeredSystem, signedIn } from './person.ts';
import { expect, test } from './story.ts';

test('more than ten systems can be searched, filtered and sorted', async ({ page }) => {
  await signedIn(page);
  for (let number = 1; number <= 30; number++)
    await registeredSystem(page, 'EU', number % 10 === 0 ? `Fraud watch ${number}` : `Help desk ${number}`);
  await page.goto('/dashboard');
  const rows = page.getByRole('region', { name: 'AI systems' }).getByRole('listitem');
  await expect(rows).toHaveCount(30);
  await expect(rows.first()).toContainText('Fraud watch 30');

  const search = page.getByRole('searchbox', { name: 'Search systems' });
  await search.fill('fraud');
  await expect(rows).toHaveCount(3);
  await expect(page.getByText('3 of 30 systems match')).toBeAttached();
  await search.fill('nothing like it');
  await expect(page.getByRole('heading', { name: 'No system matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all systems' }).click();
  await expect(rows).toHaveCount(30);

  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name, A to Z');
  await expect(rows.first()).toContainText('Fraud watch 10');
  await expect(rows.nth(3)).toContainText('Help desk 1');
  await page.getByRole('combobox', { name: 'Risk level' }).selectOption('Not assessed');
  await expect(rows).toHaveCount(30);
  await page.getByRole('button', { name: /Low Risk/ }).click();
  await expect(page.getByRole('combobox', { name: 'Risk level' })).toHaveValue('LOW');
  await expect(rows).toHaveCount(0);
  await expect(page).toHaveURL('/dashboard');
});
