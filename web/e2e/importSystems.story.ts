import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { isAccessible } from './axe.ts';
import { addMember, signedInOwner } from './members.ts';
import { registeredSystem, signedIn } from './person.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

const choose = (page: Page, text: string) =>
  page
    .getByLabel('CSV file or workbook')
    .setInputFiles({ name: 'systems.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

test('a file is first previewed with its faults and what it would overwrite, and then imported', async ({ page }) => {
  await signedIn(page);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Import a File' }).click();
  await expect(page.getByRole('heading', { name: 'Import AI Systems' })).toBeVisible();
  await isAccessible(page);

  await choose(page, 'reference,name,status\nA-1,Chatbot,sold\n');
  await expect(page.getByRole('heading', { name: 'One fault in 1 row' })).toBeVisible();
  await expect(
    page.getByRole('row', { name: '2 status must be one of planned, development, pilot, live, retired' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0);
  await isAccessible(page);
  await fitsEveryWidth(page);

  await choose(page, 'reference,name,version\nA-1,Chatbot,1\n');
  await expect(page.getByText('1 new, 0 to be changed, 0 unchanged.')).toBeVisible();
  await page.getByRole('button', { name: 'Import 1 System' }).click();
  await expect(page.getByText('1 registered, 0 changed.').first()).toBeVisible();

  await choose(page, 'reference,name,version\nA-1,Chatbot,2\n');
  await expect(page.getByRole('row', { name: '2 Chatbot Version 1 2' })).toBeVisible();
  await isAccessible(page);
  await fitsEveryWidth(page);
  await page.getByRole('button', { name: 'Import 1 System' }).click();
  await expect(page.getByText('0 registered, 1 changed.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('link', { name: 'Chatbot' }).first()).toBeVisible();
});

test('an Excel workbook is accepted unchanged', async ({ page }) => {
  await signedIn(page);
  await page.goto('/systems/import');
  const input = page.getByLabel('CSV file or workbook');
  await input.setInputFiles(
    join(import.meta.dirname, '../../services/systems-assessment/testing/workbooks/excel.xlsx'),
  );
  await page.getByRole('button', { name: 'Import 2 Systems' }).click();
  await expect(page.getByText('2 registered, 0 changed.').first()).toBeVisible();
});

test.describe('a file from an older Office program', () => {
  // It is refused.
  test.use({ expected: /status of 400/ });

  test('is refused in plain words', async ({ page }) => {
    await signedIn(page);
    await page.goto('/systems/import');
    const buffer = Buffer.from('d0cf11e0a1b11ae1', 'hex');
    await page.getByLabel('CSV file or workbook').setInputFiles({ name: 'a.xls', mimeType: '', buffer });
    await expect(page.getByRole('alert')).toHaveText(
      'This file is from an older Office program and is not an Excel workbook (.xlsx). Please save the table as an Excel workbook (.xlsx) or as CSV (UTF-8).',
    );
  });
});

test.describe('a file that exceeds the plan', () => {
  // It is refused.
  test.use({ expected: /status of 403/ });

  test('is refused as a whole with the message for a single system', async ({ page }) => {
    await signedIn(page);
    await registeredSystem(page, 'EU', 'Chatbot');
    await page.goto('/systems/import');
    await choose(page, `name\n${Array.from({ length: 20 }, (_, index) => `System ${index}`).join('\n')}\n`);
    await expect(page.getByRole('alert')).toContainText('plan includes');
  });
});

test('a user who may not import is told who may', async ({ page, browser }) => {
  await signedInOwner(page, 'Northwind Lending');
  const { page: contributor } = await addMember(page, browser, 'contributor');
  await contributor.goto('/systems/import');
  await expect(
    contributor.getByRole('heading', { name: 'Importing is for organisation owners and managers' }),
  ).toBeVisible();
});
