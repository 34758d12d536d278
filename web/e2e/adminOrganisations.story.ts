import { isAccessible } from './axe.ts';
import { memberOf, otherBrowser, signedInOwner } from './members.ts';
import { asAdministrator, completedAssessment } from './person.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

test('administrators see organisations with people, plan and use, and names of systems only when they ask', async ({
  page,
  browser,
}) => {
  const name = `Northwind ${crypto.randomUUID().slice(0, 8)}`;
  const owner = await signedInOwner(page, name);
  const { id } = await (await page.request.get('/api/user')).json();
  await completedAssessment(page, 'EU', 'Secret project');
  const { page: member } = await memberOf(page, browser, 'reader');
  await member.context().close();

  const admin = await otherBrowser(browser);
  await asAdministrator(admin);
  await admin.goto('/admin');
  await admin.getByRole('tab', { name: 'Organisations' }).click();
  await admin.getByLabel('Search organisations').fill(name);
  const row = admin.getByRole('row').filter({ hasText: name });
  // The administration hears of what happens a moment later.
  await expect(async () => {
    await admin.reload();
    await admin.getByLabel('Search organisations').fill(name);
    await expect(row).toContainText(/2 people · 1 system · 1 assessment · number \d+FreeActive$/, { timeout: 1000 });
  }).toPass();
  await isAccessible(admin);
  await fitsEveryWidth(admin);
  await admin.getByLabel('Search organisations').fill('nothing like it');
  await expect(admin.getByRole('heading', { name: 'No organisation matches' })).toBeVisible();

  await admin.setViewportSize({ width: 1280, height: 720 });
  await admin.goto(`/admin/users/${id}`);
  await expect(admin.getByRole('heading', { name: owner })).toBeVisible();
  const systems = admin.getByRole('region', { name: 'AI systems' });
  await expect(systems.getByRole('listitem')).toHaveText(/^AI system \d+/);
  await systems.getByRole('button', { name: 'Show Names' }).click();
  await expect(systems.getByRole('listitem')).toHaveText(/^Secret project/);
  await isAccessible(admin);
  await expect(admin.getByRole('region', { name: 'Activities' })).toContainText(`${owner}'s AI systems were viewed.`);
  // The page follows the account, and keeps the names that are shown. Only what someone asked for is a look, one with names and one without.
  await page.request.patch('/api/user', { data: { companyName: `${name} Ltd` } });
  await expect(admin.getByText(`${name} Ltd`)).toBeVisible();
  await expect(systems.getByRole('listitem')).toHaveText(/^Secret project/);
  await page.request.patch('/api/user', { data: { companyName: `${name} Limited` } });
  await expect(admin.getByText(`${name} Limited`)).toBeVisible();
  await expect(admin.getByText(`${owner}'s AI systems were viewed.`)).toHaveCount(2);
  await admin.context().close();
});
