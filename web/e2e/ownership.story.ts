import type { Page } from '@playwright/test';
import { isAccessible } from './axe.ts';
import { addMember, otherBrowser, signedInOwner } from './members.ts';
import { password, registeredSystem, signedIn } from './person.ts';
import { pressRefused } from './pressRefused.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

const fact = (page: Page, term: string) =>
  page.locator('dl > div').filter({ has: page.getByText(term, { exact: true }) });

test('a user without colleagues is not asked for an owner or a reviewer', async ({ page }) => {
  await signedIn(page);
  const system = await registeredSystem(page, 'EU', 'Credit scoring');
  await page.goto(`/systems/${system}`);
  await expect(page.getByRole('heading', { name: 'Credit scoring' })).toBeVisible();
  await expect(page.getByText('Reviewer')).toHaveCount(0);
  await page.getByRole('button', { name: 'Actions for Credit scoring' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog').getByLabel('System Name')).toBeVisible();
  await expect(page.getByRole('dialog').getByLabel(/^Owner/)).toHaveCount(0);
});

test('owner and reviewer are chosen from the members, also by keyboard alone, and shown to every member', async ({
  page,
  browser,
}) => {
  const owner = await signedInOwner(page, 'Northwind Lending');
  const system = await registeredSystem(page, 'EU', 'Credit scoring');
  const { page: reader, username } = await addMember(page, browser, 'reader');

  await page.goto(`/systems/${system}`);
  await expect(fact(page, 'Owner')).toContainText('Unassigned');
  await page.getByRole('button', { name: 'Choose Owner and Reviewer' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Owner and Reviewer' });
  await expect(dialog.getByRole('option', { name: `${owner} (you)` })).toHaveCount(2);
  await dialog.getByLabel('Owner (Optional)').focus();
  for (const expected of [`${owner} (you)`, username]) {
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByLabel('Owner (Optional)').locator('option:checked')).toHaveText(expected);
  }
  await dialog.getByLabel('Reviewer (Optional)').selectOption({ label: `${owner} (you)` });
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(fact(page, 'Owner')).toContainText(username);
  await expect(fact(page, 'Reviewer')).toContainText(owner);
  await isAccessible(page);
  await fitsEveryWidth(page);

  await reader.goto('/dashboard');
  await expect(reader.getByText(`Owner: ${username}`, { exact: true })).toBeVisible();
  await isAccessible(reader);
  await reader.goto(`/systems/${system}`);
  await expect(fact(reader, 'Reviewer')).toContainText(owner);
  await pressRefused(reader.getByRole('button', { name: 'Choose Owner and Reviewer' }));
  await expect(reader.getByText('You are a reader.').first()).toBeVisible();
  await expect(reader.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Actions for Credit scoring' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit AI System' });
  await expect(edit.getByLabel('Owner (Optional)').locator('option:checked')).toHaveText(username);
  await edit.getByLabel('Owner (Optional)').selectOption('Unassigned');
  await isAccessible(page);
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(fact(page, 'Owner')).toContainText('Unassigned');
  await expect(fact(page, 'Reviewer')).toContainText(owner);
  await reader.context().close();
});

test('a user who signs in with the form can switch to their other organisation at once', async ({ page, browser }) => {
  await signedInOwner(page, 'Northwind Lending');
  const { page: member, username } = await addMember(page, browser, 'contributor');
  await member.context().close();
  const elsewhere = await otherBrowser(browser);
  await elsewhere.goto('/auth');
  await elsewhere.getByLabel('Username').fill(username);
  await elsewhere.getByLabel('Password', { exact: true }).fill(password);
  await elsewhere.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(elsewhere.getByText('Welcome, Northwind Lending · Contributor')).toBeVisible();
  await expect(elsewhere.getByRole('button', { name: 'Organisation: Northwind Lending' })).toBeVisible();
  await elsewhere.context().close();
});
