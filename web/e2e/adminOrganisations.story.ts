import { isAccessible } from './axe.ts';
import { addMember, otherBrowser, signedInOwner } from './members.ts';
import { asAdministrator, completedAssessment, signedIn } from './person.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

const STATISTICS = ['Total users', 'Verified users', 'Active users', 'Total assessments', 'Recent registrations'];

test('an administrator sees the statistics of the platform, which count who registers', async ({ page, browser }) => {
  await asAdministrator(page);
  const count = async () => (await page.request.get('/api/admin/stats')).json();
  const before = await count();
  const somebodyElse = await browser.newPage();
  await signedIn(somebodyElse);
  await somebodyElse.close();
  await expect.poll(async () => (await count()).totalUsers).toBeGreaterThan(before.totalUsers);
  expect((await count()).recentRegistrations).toBeGreaterThan(before.recentRegistrations);

  await page.goto('/admin');
  const statistics = page.getByRole('region', { name: 'Statistics' });
  await expect(statistics.getByRole('term')).toHaveText(STATISTICS);
  await expect(statistics.getByRole('definition')).toHaveText(STATISTICS.map(() => /^[\d,]+/));
  // The charts show on every tab; they only make room for a list.
  const charts = page.getByRole('region', { name: 'Last twelve months' });
  await expect(charts).toBeVisible();
  await page.getByRole('button', { name: 'Hide Charts' }).click();
  await expect(charts).toHaveCount(0);
  await page.goto('/admin?tab=activity');
  await expect(page.getByRole('tab')).toHaveText([
    'User Management',
    'Activity Log',
    'Payment Settings',
    'System Settings',
  ]);
  for (const tab of ['Payment Settings', 'System Settings', 'Activity Log', 'User Management']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    await expect(statistics.getByRole('definition')).toHaveText(STATISTICS.map(() => /^[\d,]+/));
    await expect(charts).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Show Charts' }).click();
  await expect(charts).toBeVisible();
});

test('administrators see organisations with members, plan and usage, and system names only on request', async ({
  page,
  browser,
}) => {
  const name = `Northwind ${crypto.randomUUID().slice(0, 8)}`;
  const owner = await signedInOwner(page, name);
  const { id } = await (await page.request.get('/api/user')).json();
  await completedAssessment(page, 'EU', 'Secret project', { 'eu2-ai': 'no' });
  const { page: member } = await addMember(page, browser, 'reader');
  await member.context().close();

  const admin = await otherBrowser(browser);
  await asAdministrator(admin);
  await admin.goto('/admin');
  await admin.getByRole('button', { name: 'Organisations', exact: true }).click();
  await admin.getByLabel('Search organisations').fill(name);
  const row = admin.getByRole('row').filter({ hasText: name });
  // The admin service receives the events a little later.
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
  await expect(systems.getByRole('listitem')).toHaveText(/^AI system \d+.*LOW RISKOutside the AI ActNot an AI system$/);
  await systems.getByRole('button', { name: 'Show Names' }).click();
  await expect(systems.getByRole('listitem')).toHaveText(/^Secret project/);
  await isAccessible(admin);
  await expect(admin.getByRole('region', { name: 'Activities' })).toContainText(`${owner}'s AI systems were viewed.`);
  // The page follows changes of the account and keeps showing the names. Only what the administrator requested is logged as a view: one
  // with names, one without.
  await page.request.patch('/api/user', { data: { companyName: `${name} Ltd` } });
  await expect(admin.getByText(`${name} Ltd`)).toBeVisible();
  await expect(systems.getByRole('listitem')).toHaveText(/^Secret project/);
  await page.request.patch('/api/user', { data: { companyName: `${name} Limited` } });
  await expect(admin.getByText(`${name} Limited`)).toBeVisible();
  await expect(admin.getByText(`${owner}'s AI systems were viewed.`)).toHaveCount(2);
  await admin.context().close();
});
