import { ageSession } from '@aicp/testing/ageSession';
import { TOTP } from 'otpauth';
import { isAccessible } from './axe.ts';
import { asAdministrator, registeredSystem, signedIn } from './person.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

test('administrators can work once they have a second factor', async ({ page, browser, baseURL }) => {
  const guest = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  const leaver = await signedIn(guest);
  await asAdministrator(page);

  await test.step('without a second factor, each page shows how to set one up instead of its content', async () => {
    for (const address of ['/admin', '/admin/operations', '/admin/users/1']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'Second Factor Needed' })).toBeVisible();
    }
    await fitsEveryWidth(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await isAccessible(page);
  });
  await test.step('the APIs refuse with a message, and the session stays signed in', async () => {
    for (const path of [
      '/api/admin/stats',
      '/api/admin/users',
      '/api/admin/users.csv',
      '/api/admin/live',
      '/api/admin/health',
    ]) {
      const answer = await page.request.get(path);
      expect(answer.status(), path).toBe(403);
      expect((await answer.json()).message).toContain('Administrators need a second factor here.');
    }
    expect(await (await page.request.get('/api/admin/check')).json()).toEqual({ isAdmin: true });
    expect(await registeredSystem(page, 'EU', 'Candidate ranking')).toBeGreaterThan(0);
  });

  const password = process.env.ADMIN_PASSWORD ?? '';
  const begun = await page.request.post('/api/user/two-factor', { data: { password } });
  const app = new TOTP({ secret: (await begun.json()).secret });
  await test.step('the linked page turns the second factor on, and the same session can administer', async () => {
    await page.getByRole('link', { name: 'Go to the Account page' }).click();
    await expect(page).toHaveURL('/account#two-factor');
    const confirmed = await page.request.post('/api/user/two-factor/confirm', { data: { code: app.generate() } });
    expect(confirmed.ok()).toBe(true);
    await page.getByRole('link', { name: 'Admin', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Administration' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Second factor' })).toHaveCount(0);
  });
  await test.step('deleting a user requires a new confirmation of identity', async () => {
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'aicp');
    await ageSession(cookie?.value ?? '', 11);
    await page.getByRole('button', { name: `Actions for ${leaver}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete this user?' });
    await dialog.getByRole('button', { name: 'Delete User' }).click();
    const asked = page.getByRole('dialog', { name: 'Confirm It’s You' });
    await asked.getByLabel('Current Password').fill(password);
    await asked.getByLabel('Code').fill(app.generate({ timestamp: Date.now() + 30_000 }));
    await asked.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('User deleted successfully', { exact: true })).toBeVisible();
    expect((await guest.request.get('/api/systems')).status()).toBe(401);
  });
});
