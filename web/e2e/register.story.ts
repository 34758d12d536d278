import type { Page } from '@playwright/test';
import { isAccessible } from './axe.ts';
import { registeredSystem, signedIn } from './person.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name });

async function edited(page: Page, name: string, facts: Readonly<Record<string, string>>) {
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  for (const [label, value] of Object.entries(facts))
    await card(page, name).getByLabel(label, { exact: true }).fill(value);
  await card(page, name)
    .getByRole('button', { name: `Save ${name}` })
    .click();
}

test('the facts are empty at first, are filled in card by card, and are kept', async ({ page }) => {
  await signedIn(page);
  const system = await registeredSystem(page, 'EU', 'Credit scoring');
  await page.goto(`/systems/${system}`);
  await page.getByRole('link', { name: 'Facts', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Facts of Credit scoring' })).toBeVisible();
  await expect(page.getByText('Nothing recorded yet')).toHaveCount(7);
  await card(page, 'Identity').getByText('Facts to record').click();
  await expect(card(page, 'Identity').getByRole('link', { name: 'Annex IV(1)(a)' })).toBeVisible();
  await isAccessible(page);

  await page.getByRole('button', { name: 'Edit Identity' }).click();
  await expect(page.getByLabel('Version', { exact: true })).toBeFocused();
  await isAccessible(page);
  await fitsEveryWidth(page);
  await page.getByLabel('Version', { exact: true }).fill('2.1');
  await page.getByLabel('Status').selectOption('live');
  await page.getByLabel('Next review').fill('2027-03-01');
  await page.getByRole('button', { name: 'Save Identity' }).click();
  await expect(card(page, 'Identity').getByText('1 March 2027')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Identity' })).toBeFocused();
  await edited(page, 'Purpose', { 'Intended users': 'Credit officers\nand their managers' });
  await expect(page.getByText(/^4 facts recorded out of \d+\. All are optional\./)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^4 facts recorded out of \d+\. All are optional\./)).toBeVisible();
  await expect(card(page, 'Identity').getByText('Live: on the market or in service')).toBeVisible();

  await page.getByRole('button', { name: 'Edit Identity' }).click();
  await page.getByLabel('Status').selectOption('retired');
  await page.getByLabel('Retired since').fill('2026-11-01');
  await page.getByRole('button', { name: 'Save Identity' }).click();
  await expect(card(page, 'Identity').getByText('1 November 2026')).toBeVisible();
  await isAccessible(page);
  await fitsEveryWidth(page);
});

test.describe('a reference that another system uses', () => {
  // The server refuses the reference.
  test.use({ expected: /status of 4\d\d/ });

  test('is refused with the reason, and the typed text stays', async ({ page }) => {
    await signedIn(page);
    const [first, second] = [
      await registeredSystem(page, 'EU', 'Credit scoring'),
      await registeredSystem(page, 'EU', 'Forecast'),
    ];
    await page.goto(`/systems/${first}/facts`);
    await edited(page, 'Identity', { 'Your reference': 'AI-7' });
    await expect(card(page, 'Identity').getByText('AI-7')).toBeVisible();
    await page.goto(`/systems/${second}/facts`);
    await edited(page, 'Identity', { 'Your reference': 'AI-7', Version: '3' });
    await expect(page.getByRole('alert')).toHaveText('“Credit scoring” already has this reference.');
    await expect(page.getByLabel('Version', { exact: true })).toHaveValue('3');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(card(page, 'Identity').getByText('Nothing recorded yet')).toBeVisible();
  });
});
