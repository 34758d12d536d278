import { isAccessible } from './axe.ts';
import { addMember, signedInOwner } from './members.ts';
import { registeredSystem } from './person.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

test('an organisation adds a field, fills it in, searches by it and removes it with its values', async ({
  page,
  browser,
}) => {
  await signedInOwner(page, 'Northwind Lending');
  const system = await registeredSystem(page, 'EU', 'Credit scoring');
  await registeredSystem(page, 'EU', 'Help desk');
  await page.goto(`/systems/${system}/facts`);
  await page.getByRole('link', { name: 'Add own fields' }).click();
  const section = page.getByRole('region', { name: 'Own fields' });
  await expect(section.getByText('No own fields yet.')).toBeVisible();
  await section.getByRole('button', { name: 'Add Field' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Field' });
  await dialog.getByLabel('Label').fill('Service tier');
  await dialog.getByLabel('Kind').selectOption('Choice');
  await dialog.getByRole('button', { name: 'Save Field' }).click();
  await expect(dialog.getByText('Enter at least one choice')).toBeVisible();
  await dialog.getByLabel('Choices').fill('Gold\nSilver');
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Save Field' }).click();
  await expect(section.getByText('own:service-tier · empty for every system')).toBeVisible();
  await page.request.post('/api/organisation/fields', { data: { label: 'Contract', kind: 'link' } });
  await isAccessible(page);
  await fitsEveryWidth(page);

  await page.goto(`/systems/${system}/facts`);
  const card = page.getByRole('region', { name: 'Own fields' });
  await page.getByRole('button', { name: 'Edit Own fields' }).click();
  await card.getByLabel('Service tier').selectOption('Gold');
  await card.getByLabel('Contract').fill('javascript:alert(1)');
  await card.getByRole('button', { name: 'Save Own fields' }).click();
  await expect(card.getByText('“Contract” must be an address that begins with https://.')).toBeVisible();
  await card.getByLabel('Contract').fill('https://example.org/contract');
  await card.getByRole('button', { name: 'Save Own fields' }).click();
  await expect(card.getByText('Gold', { exact: true })).toBeVisible();
  await expect(card.getByRole('link', { name: 'https://example.org/contract' })).toBeVisible();
  await expect(page.getByText(/^0 facts recorded/)).toBeVisible();
  await isAccessible(page);
  await fitsEveryWidth(page);

  await page.goto('/systems');
  const rows = page.getByRole('table', { name: 'AI systems' }).locator('tbody').getByRole('row');
  await page.getByRole('combobox', { name: 'Own field' }).selectOption('Service tier');
  await expect(rows.filter({ hasText: 'Service tier: Gold' })).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Value of Service tier' }).selectOption('Empty');
  await expect(rows).toHaveText([/Help desk/]);
  await page.getByRole('combobox', { name: 'Value of Service tier' }).selectOption('Gold');
  await expect(rows).toHaveText([/Credit scoring/]);
  await isAccessible(page);
  await fitsEveryWidth(page);

  const { page: reader } = await addMember(page, browser, 'reader');
  await reader.goto('/organisation#own-fields');
  await expect(reader.getByRole('region', { name: 'Own fields' }).getByText('own:service-tier')).toBeVisible();
  await expect(reader.getByRole('button', { name: 'Add Field' })).toHaveAttribute('aria-disabled', 'true');

  await page.goto('/organisation#own-fields');
  await section.getByRole('listitem').first().getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('It is removed with one value.')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Field' }).click();
  await expect(section.getByText('own:service-tier')).toHaveCount(0);
  await expect(section.getByText('own:contract · filled in for one system')).toBeVisible();
});
