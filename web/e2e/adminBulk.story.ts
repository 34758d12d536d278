import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { isAccessible } from './axe.ts';
import { asAdministrator, newUsername, password } from './person.ts';
import { expect, test } from './story.ts';
import { hasTargets } from './targets.ts';

/** Creates accounts of one company by REST. Returns their names and ids. */
async function colleagues(page: Page, companyName: string, count: number) {
  const made = [];
  for (let index = 0; index < count; index++) {
    const username = newUsername();
    const data = { username, email: `${username}@example.com`, password, companyName };
    const { id } = await (await page.request.post('/api/register', { data })).json();
    made.push({ username, id });
  }
  return made;
}

test('an administrator suspends and activates many users with one confirmation', async ({ page }) => {
  const company = `Contoso ${randomBytes(4).toString('hex')}`;
  const people = await colleagues(page, company, 4);
  const admin = await asAdministrator(page);
  await page.goto('/admin?tab=users');
  const search = page.getByRole('searchbox', { name: 'Search users' });
  await search.fill(admin);
  const own = page.getByRole('checkbox', { name: `${admin} is your own account` });
  await expect(own).toBeDisabled();

  await search.fill(company);
  await expect(page.getByText(/^4 of [\d,]+ users match$/)).toBeVisible();
  const bar = page.getByRole('group', { name: 'Change the selected users' });
  const button = (name: string) => bar.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('alertdialog');
  const rows = page.getByRole('table', { name: /^Users/ }).getByRole('row');

  await test.step('a button explains that nothing is selected', async () => {
    await expect(bar.getByRole('status')).toHaveText('None selected');
    await button('Suspend').press('Enter');
    await expect(page.getByText('Select users in the list first.', { exact: true })).toBeVisible();
    await isAccessible(page);
  });
  await test.step('all listed users are selected with the keyboard, and one is deselected', async () => {
    await bar.getByRole('checkbox', { name: 'Select all' }).focus();
    await page.keyboard.press('Space');
    await expect(bar.getByRole('status')).toHaveText('4 selected');
    await page.getByRole('checkbox', { name: `Select ${people[3]?.username}` }).uncheck();
    await expect(bar.getByRole('status')).toHaveText('3 selected');
    await isAccessible(page);
    await hasTargets(page);
    await isAccessible(page);
    await page.setViewportSize({ width: 1280, height: 720 });
  });
  await test.step('the confirmation shows how many users and who; Escape changes nothing', async () => {
    await button('Suspend').click();
    await expect(dialog).toHaveAccessibleName('Suspend 3 users?');
    for (const { username } of people.slice(0, 3)) await expect(dialog).toContainText(username);
    await isAccessible(page);
    await page.keyboard.press('Escape');
    await expect(button('Suspend')).toBeFocused();
    await expect(rows.getByText('Suspended')).toHaveCount(0);
  });
  await test.step('a user deleted since then is named, and the others are suspended', async () => {
    const [gone] = people;
    await page.route('**/graphql', async route => {
      if (route.request().postDataJSON().operationName === 'UpdateUsers')
        await page.request.delete(`/api/admin/users/${gone?.id}`);
      await route.fallback();
    });
    await button('Suspend').click();
    await dialog.getByRole('button', { name: 'Suspend 3 Users' }).click();
    await expect(page.getByText('2 users suspended.', { exact: true })).toBeVisible();
    await expect(
      page.getByText(`1 of 3 was not suspended: ${gone?.username} (User not found).`, { exact: true }),
    ).toBeVisible();
    await page.unroute('**/graphql');
    await expect(rows.getByText('Suspended')).toHaveCount(2);
    for (const { username } of people.slice(1, 3)) {
      const login = await page.request.fetch('/api/login', { method: 'POST', data: { username, password } });
      expect(login.status()).toBe(403);
    }
  });
  await test.step('the activity log has an entry for each user', async () => {
    for (const { id } of people.slice(1, 3)) {
      await expect(async () => {
        const query = '($userId: ID) { activities(first: 20, filter: { userId: $userId }) { activities { action } } }';
        const answer = await page.request.post('/graphql', {
          data: { query: `query ${query}`, variables: { userId: String(id) } },
        });
        expect(await answer.text()).toContain('user.suspended');
      }).toPass({ timeout: 10_000 });
    }
  });
  await test.step('only the suspended users of the selection are activated', async () => {
    await bar.getByRole('checkbox', { name: 'Select all' }).check();
    await button('Activate').click();
    await expect(dialog).toHaveAccessibleName('Activate 2 users?');
    await expect(dialog).toContainText(/1 of the 3 selected is active already|are active already/);
    await dialog.getByRole('button', { name: 'Activate 2 Users' }).click();
    await expect(page.getByText('2 users activated.', { exact: true })).toBeVisible();
    await expect(rows.getByText('Suspended')).toHaveCount(0);
  });
});
