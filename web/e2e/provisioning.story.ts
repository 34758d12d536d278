import { isAccessible } from './axe.ts';
import { addMember, signedInOwner } from './members.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

test('an owner connects the directory: the address, a token shown once, and the roles of groups', async ({
  page,
  browser,
}) => {
  await signedInOwner(page, 'Northwind Lending');
  await page.goto('/organisation');
  await page.getByRole('link', { name: 'Set Up Provisioning' }).click();
  await expect(page).toHaveURL('/organisation/provisioning');
  await expect(page.getByText(/\/scim\/v2$/)).toBeVisible();
  await expect(page.getByText('None yet')).toBeVisible();
  await isAccessible(page);
  await fitsEveryWidth(page);

  await page.getByRole('button', { name: 'Create Token' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Expires After').selectOption('90');
  await dialog.getByRole('button', { name: 'Create Token' }).click();
  const token = (await dialog.getByLabel('Token').textContent()) ?? '';
  expect(token).toMatch(/^aicpscim_\d+_[\w-]{43}$/);
  await page.keyboard.press('Escape');
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(`aicpscim_…${token.slice(-4)}`)).toBeVisible();
  expect(await page.content()).not.toContain(token);

  const directory = { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' };
  const group = { schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'], displayName: 'Compliance team' };
  const pushed = await page.request.post('/scim/v2/Groups', { headers: directory, data: JSON.stringify(group) });
  expect(pushed.status(), await pushed.text()).toBe(201);
  await page.reload();
  await expect(page.getByText(/last used/)).toBeVisible();

  // The list contains the group that the directory sent; another one can be added by its name, once.
  const role = page.getByLabel('Role of Compliance team');
  await role.selectOption('Contributor');
  await page.getByLabel('Another Group').fill('compliance TEAM');
  await page.getByRole('button', { name: 'Add Group' }).click();
  await expect(page.getByRole('alert')).toHaveText('This group is already in the list.');
  await page.getByLabel('Another Group').fill('Auditors');
  await page.keyboard.press('Enter');
  await page.getByLabel('Role of Auditors').selectOption('Approver');
  await page.getByRole('button', { name: 'Save Roles' }).click();
  await expect(page.getByText('Roles saved').first()).toBeVisible();
  await page.reload();
  await expect(role).toHaveValue('contributor');
  await expect(page.getByLabel('Role of Auditors')).toHaveValue('approver');
  await isAccessible(page);
  await fitsEveryWidth(page);

  await page.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke Token' }).click();
  await expect(page.getByText(`aicpscim_…${token.slice(-4)}`)).toHaveCount(0);
  expect((await page.request.get('/scim/v2/Groups', { headers: directory })).status()).toBe(401);

  const { page: manager } = await addMember(page, browser, 'manager');
  await manager.goto('/organisation/provisioning');
  await expect(manager.getByRole('heading', { name: 'Provisioning is for organisation owners' })).toBeVisible();
});
