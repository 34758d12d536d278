import { isAccessible } from './axe.ts';
import { addMember, signedInOwner } from './members.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

test('a write token is limited to the chosen resources, and works from the entered addresses', async ({
  page,
  baseURL,
}) => {
  await signedInOwner(page, 'Northwind Lending');
  await page.goto('/account');
  const section = page.getByRole('region', { name: 'API tokens' });
  await section.getByRole('button', { name: 'Create Token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Token' });
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  await dialog.getByLabel('Name', { exact: true }).fill('Register sync');
  await dialog.getByLabel('Scope').selectOption('Read and write');
  await expect(dialog.getByRole('checkbox', { name: 'Evidence' })).toBeChecked();
  await dialog.getByRole('checkbox', { name: 'Systems' }).uncheck();
  await dialog.getByRole('checkbox', { name: 'Evidence' }).focus();
  await page.keyboard.press('Space');
  await dialog.getByLabel(/^Allowed Addresses/).fill('192.0.2.0/24\nthe office');
  await dialog.getByRole('button', { name: 'Create Token' }).click();
  await expect(dialog.getByText('“the” is neither an address, such as 192.0.2.7, nor a network')).toBeVisible();
  await dialog.getByLabel(/^Allowed Addresses/).fill('192.0.2.0/24\n2001:db8::/32');
  await dialog.getByRole('button', { name: 'Create Token' }).click();
  await expect(dialog.getByText('Choose what the token may write')).toBeVisible();
  await isAccessible(page);
  await fitsEveryWidth(page);
  await dialog.getByRole('checkbox', { name: 'Organisation' }).check();
  await dialog.getByRole('button', { name: 'Create Token' }).click();
  const made = page.getByRole('dialog', { name: 'Your New Token' });
  const token = (await made.getByLabel('Token').textContent()) ?? '';
  await made.getByRole('button', { name: 'Done' }).click();
  const row = section.getByRole('listitem');
  await expect(row).toContainText('May write organisation');
  await expect(row).toContainText('Only from 192.0.2.0/24, 2001:db8::/32');
  await isAccessible(page);
  await fitsEveryWidth(page);

  const call = async (path: string, from: string, body?: object) =>
    (
      await fetch(`${baseURL}${path}`, {
        method: body ? (path === '/api/organisation' ? 'PATCH' : 'POST') : 'GET',
        headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': from, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      })
    ).status;
  expect(await call('/api/systems', '192.0.2.7')).toBe(200);
  expect(await call('/api/systems', '198.51.100.7')).toBe(403);
  expect(await call('/api/organisation', '192.0.2.7', { turnover: 1_000_000 })).toBe(200);
  expect(await call('/api/systems', '192.0.2.7', { name: 'Chatbot' })).toBe(403);
});

test('users without a managing role create read tokens, and see who can create others', async ({ page, browser }) => {
  await signedInOwner(page, 'Northwind Lending');
  const { page: reader } = await addMember(page, browser, 'reader');
  await reader.goto('/account');
  await reader.getByRole('button', { name: 'Create Token' }).click();
  const dialog = reader.getByRole('dialog', { name: 'Create Token' });
  await expect(dialog.getByText('Write tokens are only for organisation owners and managers.')).toBeVisible();
  await expect(dialog.getByRole('option', { name: 'Read and write' })).toBeDisabled();
  await isAccessible(reader);
  await reader.context().close();
});
