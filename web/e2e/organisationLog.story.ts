import { readFile } from 'node:fs/promises';
import { isAccessible } from './axe.ts';
import { addMember, signedInOwner } from './members.ts';
import { registeredSystem } from './person.ts';
import { pressRefused } from './pressRefused.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

test('owners and managers read who did what, filter, download and verify it', async ({ page, browser }) => {
  const owner = await signedInOwner(page, 'Northwind Lending');
  const { page: manager, username } = await addMember(page, browser, 'manager');
  await registeredSystem(page, 'EU', 'Credit scoring');
  await registeredSystem(manager, 'UK', 'Chatbot');

  await manager.goto('/organisation');
  await manager.getByRole('link', { name: 'Open Log' }).click();
  await expect(manager).toHaveURL('/organisation/log');
  const entries = manager.getByRole('list', { name: 'Entries, newest first' }).getByRole('listitem');
  // The log receives the events from the services a little later.
  await expect(async () => {
    await manager.reload();
    await expect(entries.filter({ hasText: '“Chatbot” was added to the AI systems.' })).toContainText(username);
    await expect(entries.filter({ hasText: '“Credit scoring” was added to the AI systems.' })).toContainText(owner);
  }).toPass();
  await isAccessible(manager);
  await fitsEveryWidth(manager);

  await manager.getByRole('button', { name: 'Verify Log' }).focus();
  await manager.keyboard.press('Enter');
  await expect(manager.getByText(/All \d+ entries are intact\.$/)).toBeVisible();
  await isAccessible(manager);

  await manager.getByLabel('Member').selectOption(username);
  await expect(entries.filter({ hasText: '“Credit scoring”' })).toHaveCount(0);
  await manager.getByLabel('Activity').selectOption('System created');
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText('“Chatbot” was added to the AI systems.');
  const download = manager.waitForEvent('download');
  await manager.getByRole('link', { name: 'Export CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('“Chatbot” was added to the AI systems.');

  // The address contains the filter, so that a link to it shows the same.
  await manager.reload();
  await expect(manager.getByLabel('Activity')).toHaveValue('system.created');
  await expect(entries).toHaveCount(1);
  await manager.getByLabel('From', { exact: true }).fill('2020-01-01');
  await manager.getByLabel('To', { exact: true }).fill('2020-01-31');
  await expect(manager.getByText('No entry matches. Choose another member, activity or period.')).toBeVisible();
  await isAccessible(manager);
  await manager.getByRole('button', { name: 'Clear filters' }).click();
  await expect(entries.filter({ hasText: '“Credit scoring” was added to the AI systems.' })).toBeVisible();
  await manager.context().close();
});

test('a log longer than a page continues on the next', async ({ page }) => {
  await signedInOwner(page, 'Northwind Lending');
  const system = await registeredSystem(page, 'EU', 'Credit scoring');
  for (let number = 1; number <= 55; number++)
    await page.request.patch(`/api/systems/${system}`, { data: { description: `Version ${number}` } });
  await page.goto('/organisation/log');
  const entries = page.getByRole('list', { name: 'Entries, newest first' }).getByRole('listitem');
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: 'Show More' })).toBeVisible();
    const response = await page.request.get('/api/organisation/log.csv?action=system.updated');
    expect((await response.text()).trim().split('\n')).toHaveLength(56);
  }).toPass();
  await page.getByLabel('Activity').selectOption('System updated');
  await expect(entries).toHaveCount(50);
  await page.getByRole('button', { name: 'Show More' }).click();
  await expect(entries).toHaveCount(55);
  await expect(page.getByRole('button', { name: 'Show More' })).toHaveCount(0);
});

test('other members see the reason, and the address in emails about the organisation leads to it', async ({
  page,
  browser,
}) => {
  await signedInOwner(page, 'Northwind Lending');
  const { page: reader } = await addMember(page, browser, 'reader');
  const reason = 'The organisation’s log is not available to readers. An organisation owner decides who may read it.';
  await reader.goto('/organisation');
  const region = reader.getByRole('region', { name: 'Your organisation' });
  await pressRefused(region.getByRole('button', { name: 'Open Log' }));
  await expect(reader.getByText(reason, { exact: true }).first()).toBeVisible();
  await reader.goto('/organisation/log');
  await expect(reader.getByRole('heading', { name: 'You cannot view the log' })).toBeVisible();
  await expect(reader.getByText(reason, { exact: true })).toBeVisible();
  await isAccessible(reader);

  await page.goto('/organisation');
  await page.getByLabel('Readers may read the log').click();
  await expect(page.getByText('Organisation saved', { exact: true })).toBeVisible();
  await isAccessible(page);
  await expect(async () => {
    await reader.reload();
    await expect(reader.getByRole('button', { name: 'Verify Log' })).toBeVisible();
  }).toPass();
  await reader.context().close();
});

test.describe('when the log cannot be read', () => {
  test.use({ expected: /Failed to load resource/ });

  test('the page says so, and tries again', async ({ page }) => {
    await signedInOwner(page, 'Northwind Lending');
    let away = true;
    await page.route('**/graphql', route =>
      away && route.request().postDataJSON().operationName === 'OrganisationLog' ? route.abort() : route.continue(),
    );
    await page.goto('/organisation/log');
    await expect(page.getByRole('heading', { name: 'The log could not be loaded' })).toBeVisible();
    await isAccessible(page);
    away = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Verify Log' })).toBeVisible();
  });
});
