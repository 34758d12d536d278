import { isAccessible } from './axe.ts';
import { addMember, signedInOwner } from './members.ts';
import { registeredSystem } from './person.ts';
import { pressRefused } from './pressRefused.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

test('owner and status of many systems are set at once from the list, by keyboard too, and each row shows them afterwards', async ({
  page,
}) => {
  await signedInOwner(page, 'Northwind Lending');
  const first = await registeredSystem(page, 'EU', 'Credit scoring');
  await registeredSystem(page, 'UK', 'Help desk');
  await page.request.patch(`/api/systems/${first}/facts`, {
    data: { reference: 'AI-7', version: '2.1', supplier: 'Acme Analytics\n1 High Street', nextReview: '2027-03-01' },
  });
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Systems' }).click();
  await expect(page.getByRole('heading', { name: 'Systems', level: 1 })).toBeVisible();
  const table = page.getByRole('table', { name: 'AI systems' });
  await expect(
    table.getByRole('row', { name: /Credit scoring AI-7 EU.*2\.1 Acme Analytics 1 Mar 2027 4 recorded/ }),
  ).toBeVisible();
  await expect(table.getByRole('link', { name: 'Credit scoring' })).toHaveAttribute('href', `/systems/${first}`);
  await isAccessible(page);
  await fitsEveryWidth(page);
  // Next to the rail, a table fits in a window of 1280 px with a scroll bar.
  await page.setViewportSize({ width: 1265, height: 720 });
  const heading = await table.getByRole('button', { name: 'System', exact: true }).boundingBox();
  expect(heading?.width).toBeGreaterThan(20);

  // At most 14 tab stops come before the first system; nothing can be set while no system is selected.
  await expect(page.getByRole('button', { name: 'Set Status' })).toBeHidden();
  await page.getByRole('main').focus();
  let stops = 0;
  const firstBox = page.getByRole('checkbox', { name: /^Select (?!all)/ }).first();
  while (stops < 30 && !(await firstBox.evaluate(one => one === document.activeElement))) {
    await page.keyboard.press('Tab');
    stops++;
  }
  expect(stops - 1).toBeLessThanOrEqual(14);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(table.getByRole('button', { name: 'Law and risk' })).toBeFocused();
  await page.getByRole('checkbox', { name: 'Select Credit scoring' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.getByLabel('Status of the selected systems').selectOption('Live');
  await page.getByRole('button', { name: 'Set Status' }).click();
  await expect(page.getByText('Status set: 2 changed, 0 unchanged.')).toBeVisible();
  await expect(table.getByRole('cell', { name: 'Live', exact: true })).toHaveCount(2);
  await page.getByLabel('Owner of the selected systems').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Set Owner' }).click();
  await expect(page.getByText('Owner set: 2 changed, 0 unchanged.')).toBeVisible();
  await page.getByRole('button', { name: 'Set Owner' }).click();
  await expect(page.getByText('Owner set: 0 changed, 2 unchanged.')).toBeVisible();
  await isAccessible(page);

  await page.getByRole('combobox', { name: 'Law' }).selectOption('UK');
  await expect(table.locator('tbody').getByRole('row')).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search systems' }).fill('desk');
  await expect(page).toHaveURL('/systems?law=UK&search=desk');
  await page.reload();
  await expect(table.locator('tbody').getByRole('row')).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search systems' }).fill('nothing like it');
  await page.getByRole('button', { name: 'Show all systems' }).click();
  await table.getByRole('button', { name: 'System', exact: true }).click();
  await expect(page).toHaveURL('/systems?sort=name');
  await table.getByRole('link', { name: 'Credit scoring' }).click();
  await expect(page.getByRole('heading', { name: 'Credit scoring', level: 1 })).toBeVisible();
  await page.getByRole('navigation', { name: 'System' }).getByRole('link', { name: 'Facts' }).click();
  await expect(page.getByRole('heading', { name: 'Facts of Credit scoring' })).toBeVisible();
  await expect(page.getByText('Live: on the market or in service')).toBeVisible();
});

test('a reader sees the systems list and who may change it', async ({ page, browser }) => {
  await signedInOwner(page, 'Northwind Lending');
  await registeredSystem(page, 'EU', 'Credit scoring');
  const { page: reader } = await addMember(page, browser, 'reader');
  await reader.goto('/systems');
  await reader.getByRole('checkbox', { name: 'Select Credit scoring' }).check();
  await reader.getByLabel('Status of the selected systems').selectOption('Live');
  await pressRefused(reader.getByRole('button', { name: 'Set Status' }));
  await expect(reader.getByText('You cannot do this').first()).toBeVisible();
  await expect(reader.getByText('Status set')).toHaveCount(0);
});
